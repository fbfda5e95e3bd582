package arena.config;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.GameInfo;
import arena.game.Setting;
import arena.plugin.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the contest template: it documents contest files itself, so it must be correct. */
class ContestTemplateTest {

    @TempDir
    private Path folder;

    @Test
    void itIsAContestThatCanBePlayedAsItIs() throws IOException {
        ContestFile read = sample().sound(text(List.of()));

        assertThat(read.contest().name()).isEqualTo("My Cup");
        assertThat(read.teamNames()).containsExactly("StandIn1", "StandIn2");
    }

    @Test
    void theBotsOfConfigIniAreItsTeams() throws IOException {
        String two = text(List.of("Known", "Known2")).replace("bot = Known2", "bot = superbot:2");

        assertThat(sample().sound(two).teamNames()).containsExactly("Known", "Known2");
    }

    @Test
    void everyValueInItIsTheDefault() throws IOException {
        ContestFile template = sample().sound(text(List.of()));
        ContestFile least = sample().sound(SampleContest.SMALL.replace("Spring Cup", "My Cup"));

        assertThat(template.contest()).isEqualTo(least.contest());
        assertThat(template.run()).isEqualTo(least.run());
        assertThat(template.format()).isEqualTo(least.format());
        assertThat(template.draw()).isEqualTo(least.draw());
        assertThat(template.settings()).isEqualTo(least.settings());
        assertThat(template.playOff()).isEqualTo(least.playOff());
        assertThat(template.database()).isEqualTo(least.database());
    }

    @Test
    void whatIsCommentedOutInItIsRightToo() throws IOException {
        String text = text(List.of("Known", "OtherTeam")).replace("bot = OtherTeam", "bot = superbot:1");
        String commentsAway =
                text.replaceAll("(?m)^; ((seed|folder|tie-breaks|swaps|move-time|url|user|password-file) = )", "$1");

        assertThat(sample().sound(commentsAway).database()).isPresent();
        assertThat(sample().sound(commentsAway.replace("; order", "order").replace("kind = lot", "kind = seeding"))
                        .draw()
                        .order())
                .containsExactly("Known", "OtherTeam");
        assertThat(sample().sound(commentsAway.replace("; group", "group").replace("kind = lot", "kind = hand"))
                        .draw()
                        .groups())
                .containsExactly(List.of("Known", "OtherTeam"));
    }

    @Test
    void eachWordForATieIsExplainedInIt() {
        assertThat(text(List.of())).contains(";   moves: more of moves.\n", ";   play-off: more of play-off.\n");
    }

    @Test
    void nothingInItIsLeftToBeFilledIn() {
        assertThat(text(List.of())).doesNotContain("{{").endsWith("\n");
        assertThat(new ContestTemplate(SampleContest.choices(), SampleContest.TOY6, SampleContest.LEAGUE, List.of())
                        .text("X"))
                .contains("\npoints = 5 4 3 2 1 0\n", "from 1 to 2", ";   toy6: Toy of six, for 2 to 6 players.\n");
    }

    @Test
    void itIsRightForEveryGameOfTheArena() throws IOException {
        List<GameInfo> games =
                Games.all().stream().map(definition -> definition.info()).toList();
        ContestChoices choices = new ContestChoices(
                games,
                new TreeMap<>(),
                List.of(SampleContest.LEAGUE),
                List.of(new ContestChoices.TieBreak("points", "more")));
        for (GameInfo game : games) {
            String text = new ContestTemplate(choices, game, SampleContest.LEAGUE, List.of("Known", "Known")).text("X");
            Files.writeString(
                    sample().file(),
                    text.replaceFirst("Known]", "Other]")
                            .replace("superbot:1", "Known")
                            .replaceAll("(?m)^; (" + keys(game) + ") = ", "$1 = "));

            assertThat(ContestReader.read(sample().file(), sample().configuration(), choices))
                    .isInstanceOf(ReadResult.Sound.class);
        }
    }

    private static String keys(GameInfo game) {
        return String.join("|", game.settings().stream().map(Setting::key).toList());
    }

    private static String text(List<String> bots) {
        return new ContestTemplate(SampleContest.choices(), SampleContest.TOY, SampleContest.LEAGUE, bots)
                .text("My Cup");
    }

    private SampleContest sample() {
        return new SampleContest(folder);
    }
}
