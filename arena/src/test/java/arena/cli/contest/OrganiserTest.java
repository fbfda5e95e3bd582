package arena.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.contest.OpenContest;
import arena.cli.Console;
import arena.config.ConfigReader;
import arena.tournament.format.Fixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an organiser types, and reads in answer. */
class OrganiserTest {

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config("[launch]\nconfine = none\nstart-up = 2s\n");
        cup("""
            [team Alpha]
            bot = superbot:1
            [team Beta]
            bot = superbot:1
            """);
    }

    private void cup(String teams) throws IOException {
        Files.writeString(console.folder().resolve("cup.ini"), """
            [contest]
            name = Cup
            game = chain-reaction
            format = round-robin
            [settings]
            turn-limit = 4
            """ + teams);
    }

    private Console.Printed contest(String command, String... words) {
        String[] all = new String[words.length + 3];
        all[0] = "contest";
        all[1] = command;
        all[2] = "cup.ini";
        System.arraycopy(words, 0, all, 3, words.length);
        return console.type(all);
    }

    @Test
    void aLookBeforeTheDrawSaysThatItIsNoDraw() {
        Console.Printed printed = contest("check");

        assertThat(printed.code()).as(printed.err()).isZero();
        assertThat(printed.outLines())
                .contains("The contest is not drawn yet: the seats below are an example.")
                .last()
                .asString()
                .startsWith("The file has no errors, and every bot can be started.");
    }

    @Test
    void whatIsWrongStandsUnderAHeading() throws IOException {
        cup("""
            [team Alpha]
            bot = superbot:1
            [team Gamma]
            command = no-such-program {folder}
            """);
        Console.Printed printed = contest("check");

        assertThat(printed.code()).isEqualTo(1);
        assertThat(printed.out()).contains("Errors:\nThe program \"no-such-program\" in the command of the bot Gamma");
    }

    @Test
    void aDrawWarnsOfAnEntryThatIsMissing() throws IOException {
        cup("""
                [team Alpha]
                bot = superbot:1
                [team Gamma]
                command = no-such-program {folder}
                """);

        assertThat(contest("draw").err())
                .contains("Warning: The program \"no-such-program\" in the command of the bot Gamma");
        assertThat(contest("draw").err()).as("the second time it only shows").doesNotContain("Warning");
        assertThat(contest("freeze").err()).contains("Warning: The program \"no-such-program\"");
    }

    @Test
    void aRunThatDrawsAndFreezesWarnsOfAnEntryThatIsMissing() throws IOException {
        cup("""
                [team Alpha]
                bot = superbot:1
                [team Gamma]
                command = no-such-program {folder}
                """);

        assertThat(contest("run").err())
                .startsWith("Warning: The program \"no-such-program\" in the command of the bot Gamma");
        assertThat(contest("run").err()).as("the entries are frozen").doesNotContain("Warning");
    }

    @Test
    void aGameMayBeNamedByTheTeamsThatPlayIt() {
        contest("draw");

        assertThat(contest("award", "Beta-Alpha", "Beta", "--reason", "Alpha is late")
                        .outLines())
                .containsExactly(
                        "Places that change in Round robin, Everybody:",
                        "  Alpha  1 -> 2",
                        "1.1-2.1 is awarded to Beta.");
    }

    @Test
    void whereSeveralGamesMayBeMeantTheyAreNamed() throws IOException {
        cup("""
            [format]
            legs = 2
            [team Alpha]
            bot = superbot:1
            [team Beta]
            bot = superbot:1
            """);
        contest("draw");
        Console.Printed printed = contest("replay", "Alpha-Beta", "--reason", "the light went out");

        assertThat(printed.code()).isEqualTo(2);
        assertThat(printed.err()).contains("\"Alpha-Beta\" matches 2 games (1.1-2.1, 1.1-2.2)");
    }

    @Test
    void aDatabaseThatIsNoneIsNamed() throws IOException {
        Path database =
                Files.createDirectory(console.folder().resolve("cup.contest")).resolve("contest.db");
        Files.writeString(database, "Somebody has written a diary here. ".repeat(40));
        Console.Printed printed = contest("draw");

        assertThat(printed.code()).isEqualTo(3);
        assertThat(printed.err())
                .startsWith("arena: ")
                .contains(database.toString())
                .doesNotContain("itself has failed");
    }

    @Test
    void aWalkoverIsToldWithItsCause() throws IOException {
        Files.writeString(console.folder().resolve("crash.sh"), "echo no opening book >&2\nexit 4\n");
        cup("""
            [team Alpha]
            bot = superbot:1
            [team Gamma]
            command = sh crash.sh {folder}
            """);
        Console.Printed printed = contest("run", "--jobs", "1");

        assertThat(printed.code()).as(printed.err()).isZero();
        assertThat(printed.err())
                .contains("1. Alpha  2. Gamma  (not ready, 0 moves)\n    Player ")
                .contains("with exit code 4; the end of its error stream: no opening book");
    }

    @Test
    void anExportedGameCanBeWatchedOnAPageThatOpensFromADisk() throws IOException {
        contest("run");
        contest("results", "public");
        Console.Printed first = contest("export");
        assertThat(first.code()).as(first.err()).isZero();
        try (Stream<Path> pages = Files.list(
                console.folder().resolve("cup.contest").resolve("site").resolve("match"))) {
            Path page = pages.findFirst().orElseThrow();
            assertThat(page)
                    .content()
                    .contains("<!doctype html>")
                    .doesNotContain(console.folder().toString());
            assertThat(Files.size(page)).isLessThan(50_000);
            assertThat(page.resolveSibling("../data/contest.json"))
                    .content()
                    .contains("\"match\" : \"" + page.getFileName().toString().replace(".html", "") + "\"");
            long written = Files.getLastModifiedTime(page).toMillis();
            contest("export");
            assertThat(Files.getLastModifiedTime(page).toMillis()).isEqualTo(written);
        }
    }

    @Test
    void aContestThatNobodyPlaysIsShownAsStandingStill() {
        contest("draw");
        try (OpenContest open = OpenContest.open(
                ConfigReader.standard(console.folder()), console.folder().resolve("cup.ini"), words -> {})) {
            Fixture first = open.situation().progress().fixtures().get(0);
            open.store().begin(first.id(), first.seats(), "arena", 1_795_000_000_000L);
        }
        assertThat(contest("show").outLines().get(0)).contains("; stood still since 20");
    }

    @Test
    void recordsThatAnotherArenaHasWrittenAreMissedAtTheTakeoverAndOnTheSite() throws IOException {
        contest("run");
        Path records = console.folder().resolve("cup.contest/records");
        Files.move(records, console.folder().resolve("elsewhere"));
        Files.createDirectory(records);
        Console.Printed run = contest("run");

        assertThat(run.err())
                .contains("1 game was played by an arena on another machine", "rsync -a ", records.toString());
        contest("export");
        Path document = console.folder().resolve("cup.contest/site/data/contest.json");
        assertThat(document).content().contains("\"missingRecords\" : 1", "\"match\" : \"\"");

        Files.delete(records);
        Files.move(console.folder().resolve("elsewhere"), records);
        assertThat(contest("run").err()).doesNotContain("another folder");
        contest("export");
        assertThat(document).content().doesNotContain("missingRecords", "\"match\" : \"\"");
    }

    @Test
    void aRevokedLinkIsFollowedByAnotherOne() {
        Console.Printed first = contest("links", "--at", "http://10.0.0.7:8080/");
        assertThat(first.code()).as(first.err()).isZero();
        assertThat(first.outLines()).hasSize(3);
        assertThat(first.outLines().get(0)).startsWith("organiser  http://127.0.0.1:8081/organiser#");
        assertThat(first.outLines().get(1)).startsWith("Alpha  http://10.0.0.7:8080/team#");

        Console.Printed next = contest("links", "--at", "http://10.0.0.7:8080", "--revoke", "Alpha");
        assertThat(next.outLines().get(1)).isNotEqualTo(first.outLines().get(1));
        assertThat(next.outLines().get(2)).isEqualTo(first.outLines().get(2));
        assertThat(contest("links", "--revoke", "Alfa").err())
                .contains("There is no team \"Alfa\"; there are: Alpha, Beta.");
    }
}
