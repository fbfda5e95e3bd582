package arena.app.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import arena.config.LadderSettings;
import arena.ladder.LadderChallenge;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TeamChallengesTest {

    private static final String GAME = "chain-reaction";

    @TempDir
    private Path root;

    private LadderSettings settings;
    private LadderSeason season;
    private TeamChallenges challenges;
    private Path amber;
    private final List<String> remarks = new ArrayList<>();

    @BeforeEach
    void open() throws IOException {
        settings = RecordedSeason.settings(root);
        season = LadderSeason.open(settings);
        challenges = new TeamChallenges(settings, season, remarks::add);
        amber = Files.createDirectories(root.resolve("entries").resolve(GAME).resolve("Amber"));
    }

    @AfterEach
    void close() {
        season.close();
    }

    private void enter(String team) {
        season.add(LadderLine.of(GAME, new LadderLine.Entered(team, 1, "0".repeat(64), List.of("bot"))));
    }

    private Path write(String text) throws IOException {
        return Files.writeString(amber.resolve("challenge.txt"), text);
    }

    private void lookTwice() {
        challenges.look(GAME, "Amber");
        challenges.look(GAME, "Amber");
    }

    private List<String> answers() {
        return Optional.ofNullable(season.standings(GAME).challenged().get("Amber"))
                .orElseThrow()
                .sentences();
    }

    @Test
    void aFileOfOpponentsIsStoredAndDeleted() throws IOException {
        enter("Amber");
        enter("Birch");
        Path file = write("# the neighbours\nBirch 3\n\nsuperbot:2\n");
        challenges.look(GAME, "Amber");
        assertThat(file).exists();
        challenges.look(GAME, "Amber");

        assertThat(file).doesNotExist();
        assertThat(season.standings(GAME).challenges())
                .containsExactly(
                        new LadderChallenge("Amber", "Birch", 3), new LadderChallenge("Amber", "superbot:2", 1));
        assertThat(remarks)
                .containsExactly(
                        "Amber challenges Birch in chain-reaction, 3 games.",
                        "Amber challenges superbot:2 in chain-reaction, 1 game.");
        assertThat(answers()).isEmpty();
    }

    @Test
    void challengesSurviveARestart() throws IOException {
        enter("Amber");
        write("superbot:2 4\n");
        lookTwice();
        season.close();
        season = LadderSeason.open(settings);

        assertThat(season.standings(GAME).challenges()).containsExactly(new LadderChallenge("Amber", "superbot:2", 4));
        assertThat(season.challengesToday(GAME, "Amber")).isEqualTo(4);
    }

    @Test
    void aJournalFromBeforeThereWereChallengesIsRead() throws IOException {
        enter("Amber");
        season.close();
        Path journal = settings.folder().resolve("season-1/ladder.jsonl");
        String line = Files.readString(journal);
        assertThat(line).contains(",\"challenged\":null");
        Files.writeString(journal, line.replace(",\"challenged\":null", "") + """
                        {"epochMillis":1,"game":"chain-reaction","entered":null,"refused":null,"withdrawn":null,\
                        "played":{"number":1,"seed":1,"seats":[{"team":"Amber","number":1,"mark":false,"place":1,\
                        "failed":false},{"team":"superbot","number":1,"mark":true,"place":2,"failed":false}],\
                        "reason":"king hit","record":"r"}}
                        """);
        season = LadderSeason.open(settings);

        assertThat(season.standings(GAME).games()).hasSize(1);
        assertThat(season.standings(GAME).challenges()).isEmpty();
    }

    @Test
    void whatCannotBePlayedIsExplainedAndTheRestIsTaken() throws IOException {
        enter("Amber");
        enter("Birch");
        write("Brich 2\nAmber\nBirch many\nBirch 9\nsuperbot:1 2\nsuperbot:99\n");
        lookTwice();

        assertThat(season.standings(GAME).challenges()).containsExactly(new LadderChallenge("Amber", "Birch", 9));
        assertThat(answers())
                .containsExactly(
                        "challenge.txt, line 1: \"Brich\" does not play here; did you mean \"Birch\"?",
                        "challenge.txt, line 2: \"Amber\" is your own bot; name another team.",
                        "challenge.txt, line 3: after the opponent stands a number of games from 1, such as Birch 3.",
                        "challenge.txt, line 5: the limit for challenges is 10 games in 24 hours, of which you have"
                                + " asked for 9; ask for fewer, or later.",
                        "challenge.txt, line 6: \"superbot:99\" does not play here; did you mean \"superbot:1\"?");
    }

    @Test
    void aFileWaitsUntilItsTeamPlays() throws IOException {
        Path file = write("superbot:1\n");
        lookTwice();
        assertThat(file).exists();
        enter("Amber");
        lookTwice();
        assertThat(file).doesNotExist();
    }

    @Test
    void aLinkOrALargeFileIsRefusedOnceAndLeftAlone() throws IOException {
        enter("Amber");
        Path elsewhere = Files.writeString(root.resolve("elsewhere.txt"), "superbot:1\n");
        Files.createSymbolicLink(amber.resolve("challenge.txt"), elsewhere);
        lookTwice();
        lookTwice();
        assertThat(answers()).containsExactly("challenge.txt is a link, a folder or a device; write a text file.");
        assertThat(elsewhere).hasContent("superbot:1\n".strip());
        int facts = season.size();

        Files.delete(amber.resolve("challenge.txt"));
        write("superbot:1\n".repeat(1_000));
        lookTwice();
        lookTwice();
        assertThat(answers()).containsExactly("challenge.txt has more than 2000 bytes; write fewer lines.");
        assertThat(season.size()).isEqualTo(facts + 1);
        assertThat(season.standings(GAME).challenges()).isEmpty();
    }
}
