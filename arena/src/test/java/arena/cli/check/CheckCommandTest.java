package arena.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import arena.cli.ShellStarter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks real programs, written for the shell. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class CheckCommandTest {

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root);
    }

    private Console.Printed check(String script) throws IOException {
        return check(script, "");
    }

    /** Checks where a match has a few turns only, so that what is done in every turn takes no long time. */
    private Console.Printed checkShortly(String script) throws IOException {
        return check(script, "[game chain-reaction]\nturn-limit = 2\n");
    }

    private Console.Printed check(String script, String settings) throws IOException {
        Files.writeString(console.folder().resolve("bot.sh"), script);
        return console.config(settings + "[bot MyTeam]\ncommand = sh bot.sh {folder}\n")
                .type("check", "MyTeam");
    }

    /** One check of a bot that plays well, in a folder where other things were there before. */
    @Nested
    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    class ABotThatPlaysWell {

        private Console arena;
        private String before;
        private Console.Printed printed;

        @BeforeAll
        void check(@TempDir Path folder) throws IOException {
            arena = new Console(folder);
            arena.type("play", "superbot:1", "superbot:2", "--quiet", "--seed", "5");
            before = arena.type("matches").out();
            Path other = Files.createDirectories(arena.folder().resolve("team-folders/MyTeam_2"));
            Files.writeString(other.resolve("notes.txt"), "mine");
            console = arena;
            printed = checkShortly(ShellStarter.script());
        }

        @Test
        void isFit() {
            assertThat(printed.out())
                    .startsWith("  MyTeam against MyTeam__2: MyTeam")
                    .contains("  superbot_1 against MyTeam: ")
                    .containsPattern("  [0-9]+ answers, half of them within [0-9.]+ ms, the slowest after"
                            + " [0-9.]+ ms of"
                            + " 3000 ms\n")
                    .endsWith("MyTeam is fit to play.\n");
            assertThat(printed.code()).isZero();
            assertThat(printed.err())
                    .contains("playing against itself ...\n", "playing against the super bot ...\n")
                    .contains(" (explained by `arena check --help`).");
            assertThat(arena.folder().resolve("team-folders/MyTeam")).doesNotExist();
            assertThat(arena.folder().resolve("team-folders/MyTeam__2")).doesNotExist();
        }

        @Test
        void isInNobodysListAndTheLastMatchIsStillTheLast() {
            assertThat(arena.type("matches").out()).isEqualTo(before).contains("superbot_1");
            assertThat(arena.type("matches", "MyTeam").out()).doesNotContain("MyTeam");
            assertThat(arena.type("replay", "last", "--plain").out()).contains("superbot_1", "superbot_2");
        }

        @Test
        void leavesTheBotOfTheNameInPeaceThatItsTwinUsedToHave() {
            assertThat(arena.folder().resolve("team-folders/MyTeam_2/notes.txt"))
                    .hasContent("mine");
            assertThat(arena.type("errors", "MyTeam_2").err()).startsWith("No record in ");
        }
    }

    @Test
    void aWrongMoveIsNamedWithItsFileItsLineItsCodeAndItsTurnAndMoreOfItAreCounted() throws IOException {
        Console.Printed printed =
                check(ShellStarter.script().replace("\"C ", "\"C 5").replace("'C ", "'C 5"));

        assertThat(printed.out())
                .contains("Turn 2 of player 1 (MyTeam): output_2.txt, line 1, \"C 5", " more like this)")
                .containsOnlyOnce("is a wrong move, code 4: ")
                .endsWith("MyTeam is not fit to play yet.\n");
        assertThat(printed.code()).isEqualTo(1);
    }

    @Test
    void aBotThatAnswersWellAndPrintsErrorsIsNotFit() throws IOException {
        Console.Printed printed = checkShortly(
                ShellStarter.script().replace("        think\n", "        think\n        no_such_program\n"));

        assertThat(printed.out())
                .containsPattern(
                        "Player 1 \\(MyTeam\\) printed an error to its error stream: bot.sh: .*no_such_program.*"
                                + " \\(and [12] more like this\\)\n")
                .containsPattern("    all it printed: .*\\.log\n")
                .endsWith("MyTeam is not fit to play yet.\n");
        assertThat(printed.code()).isEqualTo(1);
    }

    @Test
    void aBotThatEndsIsNamedWithItsExitCodeAndItsLastWords() throws IOException {
        Console.Printed printed = check("echo 'where is my file' >&2\nexit 3\n");

        assertThat(printed.out())
                .contains("MyTeam) has left: ", "exit code 3", "where is my file", "all it printed: ")
                .doesNotContain("ready.txt")
                .endsWith("MyTeam is not fit to play yet.\n");
        assertThat(printed.code()).isEqualTo(1);
    }

    @Test
    void aBotThatNeverAnswersIsToldTheTimeItHad() throws IOException {
        console.config("[game chain-reaction]\nmove-time = 300ms\n[bot MyTeam]\ncommand = sh bot.sh {folder}\n");
        Files.writeString(
                console.folder().resolve("bot.sh"),
                "echo K 12\nwhile :; do echo > \"$1/ready.txt\"; sleep 0.05; done\n");

        Console.Printed printed = console.type("check", "MyTeam");

        assertThat(printed.out())
                .contains(
                        "Turn 1 of player 1 (MyTeam): no answer within 300 ms; output_1.txt must be complete,"
                                + " with its line end, before the time limit.",
                        "ready.txt was ",
                        "no output was seen; the limit is 300 ms",
                        "no output_1.txt was ever seen",
                        "it printed \"K 12\" to its standard output");
        assertThat(printed.code()).isEqualTo(1);
    }

    @Test
    void aBotThatConnectsNeedsAGameWithSuchBots() throws IOException {
        console.config("[bot MyTeam]\ncommand = sh bot.sh {host} {port}\nspeaks = wire\n");
        String words = "arena: The bot MyTeam has speaks = wire, and no bots that connect by TCP are known for"
                + " chain-reaction; let it play in another way, or another game.\n";

        for (String[] line : new String[][] {{"check", "MyTeam"}, {"play", "MyTeam", "superbot:1"}}) {
            Console.Printed printed = console.type(line);
            assertThat(printed.err()).isEqualTo(words);
            assertThat(printed.code()).isEqualTo(2);
        }
    }

    @Test
    void aBotOnStandardStreamsIsToldOfItsMessages() throws IOException {
        console.config("""
                [game chain-reaction]
                move-time = 300ms
                [bot MyTeam]
                command = sh bot.sh
                speaks = stdio
                """);

        Files.writeString(console.folder().resolve("bot.sh"), "echo ready\nread title\necho K 12\ncat > /dev/null\n");

        Console.Printed printed = console.type("check", "MyTeam");

        assertThat(printed.code()).isEqualTo(1);
        assertThat(printed.out())
                .contains(
                        "Turn 1 of player 1 (MyTeam): no answer within 300 ms; the message output 1 must be complete,"
                                + " with its full stop on a line of its own, before the time limit.",
                        "after the message input 1: no answer came; the limit is 300 ms",
                        "it printed \"K 12\" to its standard output, outside of a message: print it as the message"
                                + " output 1, with a full stop on a line after it")
                .doesNotContain("output_1.txt", "ready.txt");
    }

    @Tag("slow")
    @Test
    void onlyWhatIsAnOrderAndWasPrintedInTimeIsTakenForAMisplacedAnswer() throws IOException {
        console.config("[bot MyTeam]\ncommand = sh bot.sh {folder}\n");
        String waits = "until [ -e \"$1/input_1.txt\" ]; do echo > \"$1/ready.txt\"; sleep 0.05; done\n";

        Files.writeString(console.folder().resolve("bot.sh"), waits + "echo 'Moves = 295'\nsleep 0.6\n");
        assertThat(console.type("play", "MyTeam", "superbot:1", "--game", "acquire", "--set", "move-time=300ms")
                        .out())
                .contains("no answer within 300 ms")
                .doesNotContain("it printed \"");

        Files.writeString(console.folder().resolve("bot.sh"), waits + "sleep 0.6\necho K 12\nsleep 1\n");
        assertThat(console.type("play", "MyTeam", "superbot:1", "--set", "move-time=300ms")
                        .out())
                .contains("no answer within 300 ms")
                .doesNotContain("it printed \"");
    }

    @Tag("slow")
    @Test
    void aMistypedOutputIsNamedWhereverTheTimeOutIsTold() throws IOException {
        console.config("[game chain-reaction]\nmove-time = 300ms\n[bot MyTeam]\ncommand = sh bot.sh {folder}\n");
        Files.writeString(console.folder().resolve("bot.sh"), """
            until [ -e "$1/input_1.txt" ]; do echo > "$1/ready.txt"; sleep 0.05; done
            echo K 12 > "$1/ouput_1.txt"
            sleep 20
            """);

        String question = "no output_1.txt was ever seen, but ouput_1.txt lies there: was it meant?";
        assertThat(console.type("check", "MyTeam").out()).contains(question);
        console.type("play", "MyTeam", "superbot:1", "--plain");
        assertThat(console.type("errors", "MyTeam").out()).contains(question);
        assertThat(console.type("replay", "last", "--plain").out()).contains(question);
        assertThat(console.folder().resolve("team-folders/MyTeam/explain_1.txt"))
                .content()
                .contains("(" + question + ")");
    }

    @Test
    void anAnswerInTheWorkingFolderIsNamedInTheSameWordsToTheBotAndToItsAuthor() throws IOException {
        console.config("[game chain-reaction]\nmove-time = 300ms\n[bot MyTeam]\ncommand = sh bot.sh {folder}\n");
        Files.writeString(console.folder().resolve("bot.sh"), """
            until [ -e "$1/input_1.txt" ]; do echo > "$1/ready.txt"; sleep 0.05; done
            echo K 12 > output_1.txt
            sleep 20
            """);

        console.type("play", "MyTeam", "superbot:1", "--quiet");
        String words = "no output_1.txt was ever seen, but it lies in the folder that the program was started in, "
                + console.folder().resolve("output_1.txt") + ": write it to the team folder";
        assertThat(console.type("errors", "MyTeam").out()).contains(words);
        assertThat(console.folder().resolve("team-folders/MyTeam/explain_1.txt"))
                .content()
                .contains(words);
    }

    @ParameterizedTest
    @CsvSource({
        "mkdir \"$1/output_1.txt\", output_1.txt is a directory and is ignored",
        "head -c 70000 /dev/zero > \"$1/output_1.txt\", output_1.txt is larger than 65536 bytes and is ignored"
    })
    void whyAFileOfTheRightNameIsNoAnswerStandsInTheTimeOut(String answer, String words) throws IOException {
        console.config("[game chain-reaction]\nmove-time = 300ms\n[bot MyTeam]\ncommand = sh bot.sh {folder}\n");
        Files.writeString(console.folder().resolve("bot.sh"), """
            until [ -e "$1/input_1.txt" ]; do echo > "$1/ready.txt"; sleep 0.05; done
            %s
            sleep 20
            """.formatted(answer));

        console.type("play", "MyTeam", "superbot:1", "--quiet");
        assertThat(console.type("errors", "MyTeam").out())
                .contains("; the limit is 300 ms\n      " + words + "\n")
                .doesNotContain("no output was seen");
        assertThat(console.folder().resolve("team-folders/MyTeam/explain_1.txt"))
                .content()
                .contains("(" + words + ")");
    }

    @Test
    void theHelpSaysThatPrintedErrorsAreLookedAt() {
        assertThat(String.join(" ", console.type("check", "--help").outLines()))
                .contains("in time, and without errors on its error stream");
    }

    @Test
    void halfAnAnswerThatWasPlayedIsToldAtTheEndInTheListOfErrorsAndToTheBot() throws IOException {
        console.config("[game chain-reaction]\nmove-time = 2s\n[bot MyTeam]\ncommand = sh bot.sh {folder}\n");
        Files.writeString(console.folder().resolve("bot.sh"), """
            until [ -e "$1/input_1.txt" ]; do echo > "$1/ready.txt"; sleep 0.05; done
            printf 'K 1' > "$1/beside" && mv "$1/beside" "$1/output_1.txt"
            until [ -e "$1/input_2.txt" ]; do sleep 0.05; done
            printf '2\\n' >> "$1/output_1.txt"
            sleep 0.2
            echo 'C 25' > "$1/beside" && mv "$1/beside" "$1/output_2.txt"
            sleep 20
            """);

        String words = "output_1.txt was taken with 3 bytes when it no longer changed but had no line end, and has"
                + " grown since: an incomplete answer was played";
        assertThat(console.type("play", "MyTeam", "superbot:1", "--set", "turn-limit=4", "--quiet")
                        .out())
                .contains("MyTeam: 1 incomplete answer; `arena errors MyTeam` shows more.");
        assertThat(console.type("errors", "MyTeam").out())
                .contains("  Turn 1 of player 1 (MyTeam): " + words + ".\n", "output_1.txt (3 bytes):\n    | K 1\n");
        assertThat(console.folder().resolve("team-folders/MyTeam/explain_2.txt"))
                .content()
                .contains("Remark = " + words);
        assertThat(console.type("verify", "last").out()).contains("follow the rules");
    }

    @Tag("slow")
    @Test
    void answersWithoutALineEndAreCountedAndDoNoHarm() throws IOException {
        Console.Printed printed =
                checkShortly(ShellStarter.script().replace("echo \"$answer\" >", "printf %s \"$answer\" >"));

        assertThat(printed.out())
                .containsPattern("[0-9]+ answers had no line end; for each the arena waited 200 ms until the file no"
                        + " longer changed: end the line\n")
                .endsWith("MyTeam is fit to play.\n");
    }

    @Test
    @Tag("slow")
    void aBotThatGoesOnWithoutWipingItsFolderIsWarned() throws IOException {
        Console.Printed printed = check(
                ShellStarter.script().replaceAll("(?m)^.*rm -.*$", ":"),
                "[game chain-reaction]\nturn-limit = 2\nmove-time = 1s\n");

        assertThat(printed.out())
                .contains("WARNING: it continues after Gameover.txt, but Gameover.txt was still in its folder");
    }
}
