package arena.cli.errors;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.errors.ErrorsMatch;
import arena.cli.Console;
import arena.cli.ShellStarter;
import arena.exchange.FolderBot;
import arena.match.Responder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class ErrorsCommandTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config("[bot CrashBot]\ncommand = sh bot.sh {folder}\n");
    }

    /** Plays a match of a bot that hides its king and then answers nonsense. */
    private String playNonsense() throws InterruptedException {
        return play(input -> input.contains("= K 1-21") ? "K 5\n" : "C 99\n");
    }

    private String play(Responder mind) throws InterruptedException {
        Path folder = console.folder().resolve("team-folders").resolve("MyTeam");
        Thread bot = new Thread(() -> new FolderBot(folder, mind).serve(), "MyTeam");
        bot.start();
        try {
            Console.Printed played = console.type("play", "folder:MyTeam", "superbot:1", "--quiet");
            assertThat(played.code()).isZero();
            return played.out();
        } finally {
            bot.interrupt();
            bot.join();
        }
    }

    private void playCrash(String lastWords) throws IOException {
        Files.writeString(
                console.folder().resolve("bot.sh"), "echo Traceback >&2\necho '" + lastWords + "' >&2\nexit 7\n");
        assertThat(console.type("play", "CrashBot", "superbot:1", "--quiet").code())
                .isZero();
    }

    @Test
    void whoHasNoMatchYetIsToldHowToPlayOneOfThatGame() throws Exception {
        assertThat(console.type("errors", "CrashBot").err()).contains("practice CrashBot`.");
        assertThat(console.type("errors", "CrashBot", "--game", "asterobots").err())
                .contains("practice CrashBot --game asterobots`.");
    }

    @Test
    void anErrorIsToldWithItsCodeTheNewsOfItsInputItsAnswerAndTheCommandToSeeIt() throws Exception {
        playNonsense();

        Console.Printed printed = console.type("errors", "myteam");

        assertThat(printed.code()).isZero();
        assertThat(printed.outLines().get(0)).endsWith("-chain-reaction-MyTeam-superbot_1-" + tail(printed));
        assertThat(printed.out())
                .containsPattern(
                        "\n  Turn [0-9]+ of player 1 \\(MyTeam\\): output_[0-9]+.txt, line 1, \"C 99\", is a wrong"
                                + " move, code [0-9]+: .*\\(and [12] more like this: in turns? [0-9]+(,"
                                + " [0-9]+)?\\)\n")
                .containsSubsequence(
                        "    input_2.txt, new since input_1.txt:",
                        "    | - Expecting = K 1-21",
                        "    | + Expecting = C")
                .contains("\n    output_2.txt (5 bytes):\n    | C 99\n");
        String see = printed.outLines().stream()
                .filter(line -> line.startsWith("    show it: arena "))
                .findFirst()
                .orElseThrow();
        Console.Printed seen =
                console.type(see.strip().replace("show it: arena ", "").split(" "));
        assertThat(seen.out()).contains("\ninput_2.txt:\n  Expecting = C\n", "MyTeam      C 99", "+-------+");
        assertThat(seen.out()).doesNotContain("K 5");
    }

    private static String tail(Console.Printed printed) {
        String first = printed.outLines().get(0);
        return first.substring(first.length() - 4);
    }

    @Test
    void theEndOfAQuietMatchSaysHowManyMovesWereWrongAndWhichCommandShowsThem() throws Exception {
        assertThat(playNonsense())
                .containsPattern("(?m)^MyTeam: [23] wrong moves; `arena errors MyTeam` shows more\\.$");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void errorsThatABotPrintsAreCountedAndTheEndOfAMatchNamesTheCommand() throws IOException {
        String publish = "        publish \"$turn\"\n";
        Files.writeString(
                console.folder().resolve("bot.sh"),
                ShellStarter.script().replace(publish, publish + "        no_such_program\n"));

        Console.Printed played =
                console.type("play", "CrashBot", "superbot:1", "--set", "turn-limit=6", "--quiet", "--seed", "1");
        assertThat(played.out())
                .containsPattern("(?m)^CrashBot: [2-9] printed errors; `arena errors CrashBot` shows more\\.$");

        Console.Printed printed = console.type("errors", "CrashBot");
        assertThat(printed.out())
                .containsPattern("\n  Player 1 \\(CrashBot\\) printed [2-9] errors to its error stream, the first: "
                        + "bot.sh: .*no_such_program.*\n      the first, as it was printed:\n      \\| bot.sh: ")
                .containsPattern("\n      all it printed: .*\\.log\n");
        assertThat(console.type("verify", "last").out()).contains("follow the rules");
    }

    @Tag("slow")
    @Test
    void aSeatOfABotThatConnectsIsFoundByItsWords() throws IOException {
        console.config("[match]\njoin-time = 1s\n");
        console.type("play", "--game", "acquire", "wire:Nobody There", "superbot:1", "--wire", "127.77.7.7", "--quiet");

        assertThat(console.type("errors", "wire:Nobody There", "--game", "acquire")
                        .out())
                .contains("has left: not ready", "it must connect to the arena and join while the match waits for it");
    }

    @Test
    void withFullTheWholeInputIsShown() throws Exception {
        playNonsense();

        assertThat(console.type("errors", "folder:MyTeam", "--full").out())
                .contains("\n    input_2.txt:\n    | Expecting = C\n    | 1 = MyTeam\n");
    }

    @Test
    void forProgramsThereIsOneObjectAnError() throws Exception {
        playNonsense();

        Console.Printed printed = console.type("errors", "MyTeam", "--json");

        assertThat(printed.outLines()).isNotEmpty();
        JsonNode error = JSON.readTree(printed.outLines().get(0));
        assertThat(error.propertyNames())
                .containsExactly(
                        "match",
                        "record",
                        "seat",
                        "turn",
                        "kind",
                        "code",
                        "words",
                        "evidence",
                        "input",
                        "answer",
                        "lastErrorLines");
        assertThat(error.get("kind").asString()).isEqualTo("wrong-move");
        assertThat(error.get("answer").asString()).isEqualTo("C 99\n");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void whatAnEarlierVersionDidWrongIsShownOnRequestOnly() throws IOException {
        playCrash("the first version");
        assertThat(console.type("errors", "CrashBot").out())
                .contains("Player 1 (CrashBot) has left: ", "| the first version", "all it printed: ", " replay ");
        playCrash("the second version");

        Console.Printed since = console.type("errors", "CrashBot");
        assertThat(since.out()).contains("the second version").doesNotContain("the first version");
        assertThat(since.err()).contains("--all shows older ones");
        assertThat(console.type("errors", "CrashBot", "--all").out())
                .containsSubsequence("the second version", "the first version");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aBotThatWasChangedAfterItsLastMatchIsToldSo() throws IOException {
        playCrash("the first version");
        Files.writeString(console.folder().resolve("bot.sh"), "echo mended\n");

        Console.Printed printed = console.type("errors", "CrashBot");

        assertThat(printed.err()).startsWith("CrashBot was changed after its last match, ");
        assertThat(printed.out()).contains("the first version");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void anotherFieldIsNotAnotherVersionAndAMatchThatNobodyCameToIsAnErrorToo() throws IOException {
        playCrash("still the first version");
        String field = root.resolve("elsewhere").toString();
        console.type("play", "CrashBot", "CrashBot", "--quiet", "--field", field);

        Console.Printed printed = console.type("errors", "CrashBot");

        assertThat(printed.err()).isEmpty();
        assertThat(printed.out())
                .containsSubsequence(
                        "-chain-reaction-CrashBot-CrashBot__2-",
                        "  No player was ready: CrashBot (",
                        "| still the first version",
                        "-chain-reaction-CrashBot-superbot_1-",
                        "  Player 1 (CrashBot) has left: ");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void onlyTheMatchesOfOneGameAreLookedIntoIfOneIsNamed() throws IOException {
        playCrash("a crash");
        console.type("play", "superbot:1", "superbot:2", "--game", "asterobots", "--quiet", "--set", "rounds=2");

        assertThat(console.type("errors", "CrashBot", "--game", "chain-reaction")
                        .out())
                .contains("| a crash");
        assertThat(console.type("errors", "CrashBot", "--game", "asterobots").err())
                .startsWith("No record in ");
        assertThat(console.type("errors", "CrashBot", "--game", "chess").err())
                .contains("There is no game \"chess\"; there are: acquire, asterobots, chain-reaction,"
                        + " windwardopolis.");
        assertThat(console.type("matches", "--game", "asterobots").out())
                .contains("-asterobots-")
                .doesNotContain("-chain-reaction-");
        assertThat(console.type("replay", "last", "--game", "chain-reaction", "--plain")
                        .out())
                .contains(": chain-reaction, CrashBot against superbot_1");
        assertThat(console.type("verify", "last", "--game", "asterobots").code())
                .isZero();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theLineThatIsToBlameIsQuotedAndNotTheWholeAnswer() throws InterruptedException {
        play(input -> input.contains("= K 1-21") ? "K 5\n" : "C 15\n\n");

        assertThat(console.type("errors", "MyTeam").out())
                .contains("output_2.txt, line 2, which is empty, is a wrong move, code 4: ")
                .contains("Line 2 is empty: there is a line end too many.");
    }

    @Test
    void noErrorsAndNoMatchesAreSaidInASentence() {
        assertThat(console.type("errors", "Nobody").err())
                .startsWith("No record in ")
                .contains("\"Nobody\"");
        console.type("play", "superbot:1", "superbot:2", "--quiet");
        assertThat(console.type("errors", "superbot_1").err()).contains("\"superbot_1\"");
        assertThat(console.type("errors", "Nobody", "--last", "0").code()).isEqualTo(2);
    }

    @Test
    void aTurnOfAReplayNeedsASeatThatHadIt() throws Exception {
        playNonsense();

        assertThat(console.type("replay", "last", "--turn", "2").err())
                .isEqualTo("arena: --turn counts the turns of one seat; name the seat with --as, such as --as 1"
                        + " --turn"
                        + " 2.\n");
        assertThat(console.type("replay", "last", "--as", "1", "--turn", "9").err())
                .isEqualTo("arena: Seat 1 had 4 turns in this match, and --turn is one of them, not 9.\n");
    }

    @Test
    void theNewsOfAnInputAreItsChangedNewAndMissingLines() {
        List<String> before = List.of("Expecting = K", "1 = A", "gone = 1", "1 = 0", "same = 2");
        List<String> now = List.of("Expecting = C", "1 = A", "1 = 0", "same = 2", "new = 3");

        assertThat(ErrorsMatch.changedLines(before, now))
                .containsExactly("- Expecting = K", "+ Expecting = C", "+ new = 3", "- gone = 1");
        assertThat(ErrorsMatch.changedLines(now, now)).isEmpty();
    }
}
