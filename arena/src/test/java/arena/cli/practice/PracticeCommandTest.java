package arena.cli.practice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import arena.cli.Console;
import arena.exchange.FolderBot;
import arena.match.Event;
import arena.match.Responder;
import arena.record.Journal;
import arena.superbot.SuperBots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class PracticeCommandTest {

    private static final String GAME = "chain-reaction";

    @TempDir
    private Path root;

    private Console console;
    private Thread served = new Thread();

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config("");
    }

    @AfterEach
    void stop() throws InterruptedException {
        served.interrupt();
        served.join();
    }

    private void serve(Responder mind) {
        Path folder = console.folder().resolve("team-folders").resolve("MyTeam");
        served = new Thread(() -> new FolderBot(folder, mind).serve(), "MyTeam");
        served.start();
    }

    /** Wins against level 1 with this seed, whoever begins. */
    private void serveWinner() {
        serve(SuperBots.named(GAME, 4, "MyTeam", 1));
    }

    private void serveLoser() {
        serve(input -> "what?\n");
    }

    private Path progress() {
        return console.folder().resolve(".arena/practice/chain-reaction/myteam.txt");
    }

    private void hasPlayed(String lines) throws IOException {
        Files.createDirectories(progress().getParent());
        Files.writeString(progress(), lines);
    }

    @Test
    void aWinOpensTheNextLevelAndSaysWhatToDoNext() throws IOException {
        serveWinner();

        Console.Printed printed = console.type("practice", "folder:MyTeam", "--seed", "7", "--plain");

        assertThat(printed.code()).as(printed.err()).isZero();
        assertThat(printed.outLines())
                .contains(
                        "Practice against level 1, careless. MyTeam has seat 1 of 2 this time; seats rotate"
                                + " from match to match.",
                        "MyTeam has won against level 1, careless: 1 won, 0 lost there so far.",
                        "Level 2, thoughtful, is open now. "
                                + SuperBots.levels(GAME).get(1).idea(),
                        "Replay: arena replay last --why",
                        "Next match: arena practice folder:MyTeam")
                .anyMatch(line -> line.startsWith("MyTeam has won: "));
        assertThat(Files.readString(progress()))
                .matches("begun 1 1 ([0-9]{8}-[0-9]{6}-chain-reaction-MyTeam-superbot_1-....)\n1 won \\1\n");
        assertThat(console.type("practice", "folder:myteam", "--status").out())
                .containsPattern("2 +thoughtful .* open, next");
    }

    @Test
    void aLossClosesNothingAndTheSeatGoesRound() throws IOException {
        hasPlayed("1 won by-hand\n");
        serveLoser();

        Console.Printed printed = console.type("practice", "folder:MyTeam", "--matches", "2", "--quiet");

        assertThat(printed.code()).isZero();
        assertThat(printed.outLines())
                .contains(
                        "MyTeam has lost to level 2, thoughtful: 0 won, 1 lost there so far.",
                        "MyTeam has lost to level 2, thoughtful: 0 won, 2 lost there so far.",
                        "1 more win at level 2 opens level 3.",
                        "Faults: arena errors folder:MyTeam");
        assertThat(Files.readString(progress())).matches("""
                        1 won by-hand
                        begun 2 2 (\\S+superbot_2-MyTeam\\S+)
                        2 lost \\1
                        begun 2 1 (\\S+MyTeam-superbot_2\\S+)
                        2 lost \\2
                        """);
    }

    @Tag("slow")
    @Test
    void whoIsBeatenWithoutAMistakeIsNotSentToAnEmptyList() throws IOException {
        hasPlayed("1 won by-hand\n2 won by-hand\n3 won by-hand\n4 won by-hand\n");
        serve(SuperBots.named(GAME, 1, "MyTeam", 1));

        Console.Printed printed = console.type("practice", "folder:MyTeam", "--seed", "7", "--quiet");

        assumeThat(printed.out()).contains("MyTeam has lost to level 5");
        assertThat(printed.out())
                .containsPattern("The bot made no fault and was beaten on the board. .*: arena again \\S+ --turn N\n")
                .doesNotContain("arena errors");
        assertThat(console.type("errors", "MyTeam").err()).startsWith("No faults of MyTeam");
    }

    @Test
    void aVerdictThatAKilledArenaHasNotWrittenDownIsMadeGoodFromTheRecord() throws IOException {
        serveWinner();
        console.type("practice", "folder:MyTeam", "--seed", "7", "--quiet");
        String begun = Files.readString(progress()).lines().findFirst().orElseThrow() + "\n";
        hasPlayed(begun + "begun 1 2 no-record\n");

        Console.Printed printed = console.type("practice", "folder:MyTeam", "--status");

        assertThat(printed.err()).contains(" against level 1 had its verdict").contains("counts now, as won.");
        assertThat(printed.out()).containsPattern("\n +1  careless +1 +0 +0  open\n");
        assertThat(console.type("practice", "folder:MyTeam", "--status").err()).isEmpty();
        assertThat(Files.readString(progress())).matches("begun 1 1 (\\S+)\nbegun 1 2 no-record\n1 won \\1\n");
    }

    @Test
    void aMatchThatWasBrokenOffWhileItWasPlayedIsClosedAndAnotherOneThatStillRunsIsLeftAlone() throws IOException {
        Path records = console.folder().resolve(".arena/records");
        try (Journal broken = Journal.begin(records, () -> "broken", Journal.Keep.PLAIN);
                Journal running = Journal.begin(records, () -> "running", Journal.Keep.PLAIN)) {
            for (Journal journal : List.of(broken, running)) {
                journal.write(new Event.Began(
                        journal.matchId(),
                        "arena",
                        GAME,
                        7,
                        new TreeMap<>(),
                        List.of(),
                        0,
                        0,
                        Optional.empty(),
                        Optional.empty()));
            }
            broken.write(new Event.BrokenOff(1, Event.Cause.STOPPED, "stopped"));
            running.write(new Event.Joined(1, 1));
            hasPlayed("begun 1 1 broken\nbegun 1 2 running\n");

            assertThat(console.type("practice", "folder:MyTeam", "--status").err())
                    .isEmpty();
        }
        assertThat(progress()).hasContent("begun 1 1 broken\nbegun 1 2 running\nvoid broken\n");
    }

    @Test
    void anOpenLevelMayBeChosenAndALockedOneIsRefusedWithWhatToWinFirst() throws IOException {
        hasPlayed("1 won by-hand\n");

        Console.Printed refused = console.type("practice", "folder:MyTeam", "--level", "4");

        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err())
                .isEqualTo(
                        "arena: Level 4 is still locked for MyTeam, which stands at level 2, thoughtful. 1 more win at"
                                + " level"
                                + " 2 opens level 3. Play it with \"arena practice folder:MyTeam\", or open all"
                                + " levels with ladder ="
                                + " off in section [practice] of config.ini.\n");
        serveLoser();
        assertThat(console.type("practice", "folder:MyTeam", "--level", "1", "--quiet")
                        .out())
                .contains("MyTeam has lost to level 1, careless: 1 won, 1 lost there so far.");
    }

    @Test
    void aLevelThatDoesNotExistIsRefused() {
        assertThat(console.type("practice", "folder:MyTeam", "--level", "6").err())
                .startsWith("arena: The super bot of Chain Reaction Reloaded has the levels 1 to 5, not 6; ");
    }

    @Test
    void theHostMayAskForMoreWinsOrOpenEveryLevel() throws IOException {
        hasPlayed("1 won by-hand\n1 won by-hand\n");

        console.config("[practice]\nwins-to-unlock = 4\n");
        assertThat(console.type("practice", "folder:MyTeam", "--status").lastLine())
                .isEqualTo("2 more wins at level 1 open level 2.");
        console.config("[practice]\nladder = off\n");
        assertThat(console.type("practice", "folder:MyTeam", "--status").out())
                .doesNotContain("locked")
                .contains("every level is open");
    }

    @Test
    void theStatusShowsEachLevelWithItsIdeaAndPlaysNothing() throws IOException {
        hasPlayed("1 won by-hand\n1 lost by-hand\n2 drawn by-hand\n3 wo");

        Console.Printed printed = console.type("practice", "folder:MyTeam", "--status");

        assertThat(printed.code()).isZero();
        assertThat(printed.err()).startsWith("Line 4 of " + progress() + " has no line end");
        assertThat(printed.out())
                .startsWith("MyTeam on the ladder of Chain Reaction Reloaded\n")
                .containsPattern("\n +1  careless +1 +1 +0  open\n")
                .containsPattern("\n +2  thoughtful +0 +0 +1  open, next\n")
                .containsPattern("\n +5  hunter +0 +0 +0  locked\n")
                .endsWith("\n1 more win at level 2 opens level 3.\n");
        assertThat(printed.out().replaceAll("\\s+", " "))
                .contains(SuperBots.levels(GAME).get(4).idea());
        assertThat(printed.outLines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        assertThat(console.folder().resolve(".arena/records")).doesNotExist();
    }

    @Test
    void whoHasWonTheLastLevelIsTold() throws IOException {
        hasPlayed("1 won m\n2 won m\n3 won m\n4 won m\n5 won m\n");

        assertThat(console.type("practice", "folder:MyTeam", "--status").lastLine())
                .isEqualTo("MyTeam has climbed the whole ladder.");
    }

    @Test
    void nonsenseInTheFileOfProgressIsToldWithItsLine() throws IOException {
        hasPlayed("1 won m\nlevel 2\n");

        Console.Printed printed = console.type("practice", "folder:MyTeam");

        assertThat(printed.code()).isEqualTo(2);
        assertThat(printed.err()).startsWith("arena: Line 2 of " + progress() + " is \"level 2\"; a line is a level");
    }

    @Test
    void aMatchThatWasBrokenOffCountsForNothing() throws IOException {
        console.config("[match]\njoin-time = 1s\ngrace = 0ms\n");
        Path field = Files.createFile(root.resolve("no-folder"));

        assertThat(console.type("practice", "folder:MyTeam", "--field", field.toString())
                        .code())
                .isEqualTo(3);
        assertThat(progress()).doesNotExist();
    }

    /** Where the system can shut bots in at all; elsewhere they see everything. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aBotThatLivesBesideTheArenaSeesNeitherTheLadderNorWhatOthersHavePlayed() throws IOException {
        hasPlayed("1 won by-hand\n");
        Path comparison = Files.createDirectories(console.folder().resolve(".arena/compare/others"));
        console.config("[match]\ngrace = 0ms\n[bot MyTeam]\ncommand = sh bot.sh {folder}\n");
        Files.writeString(console.folder().resolve("bot.sh"), "ls -aR .arena\necho It has looked.\nexit 3\n");

        Console.Printed printed = console.type("practice", "MyTeam");

        assumeThat(printed.err())
                .as("NOT TESTED: what a confined bot sees, which needs bubblewrap")
                .contains("confined by bubblewrap");
        try (Stream<Path> logs = Files.list(console.folder().resolve(".arena/logs"))) {
            assertThat(logs.filter(log -> log.toString().endsWith(".log"))
                            .findFirst()
                            .orElseThrow())
                    .content()
                    .contains("It has looked.")
                    .doesNotContain(GAME)
                    .doesNotContain(comparison.getFileName().toString());
        }
    }

    @Test
    void theSuperBotItselfAndUnknownBotsCannotPractise() {
        for (String name : List.of("superbot:1", "NoBot")) {
            Console.Printed printed = console.type("practice", name);
            assertThat(printed.code()).isEqualTo(2);
            assertThat(printed.err()).contains("\"" + name + "\"");
        }
    }
}
