package arena.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import arena.game.TimeLimit;
import arena.match.Event;
import arena.record.MatchRecord;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A person whose lines come through a pipe, against the real super bot. */
@Timeout(60)
class SimulateCommandTest {

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config("");
    }

    private Console.Printed simulate(List<String> typed, String... words) {
        return console.piping(typed.toArray(String[]::new))
                .type(Stream.concat(Stream.of("simulate"), Stream.of(words)).toArray(String[]::new));
    }

    private MatchRecord record(Console.Printed printed) {
        Path record = printed.outLines().stream()
                .filter(line -> line.startsWith("Record: "))
                .map(line -> Path.of(line.substring("Record: ".length())))
                .findFirst()
                .orElseThrow();
        Console.Printed verified = console.type("verify", record.toString());
        assertThat(verified.out()).contains("follow the rules");
        assertThat(verified.code()).isZero();
        return MatchRecord.read(record);
    }

    private static List<String> answers(MatchRecord record, int seat) {
        return record.events(Event.Ruled.class)
                .filter(ruled -> ruled.seat() == seat)
                .flatMap(ruled -> ruled.reply().bytes().stream())
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8).strip())
                .toList();
    }

    /** Goes round the corner cells and their neighbours again and again. */
    private static List<String> everyCell(String king) {
        List<String> lines = new ArrayList<>(List.of(king));
        for (int round = 0; round < 60; round++) {
            IntStream.rangeClosed(1, 49).forEach(cell -> lines.add("C " + cell));
        }
        return lines;
    }

    @Test
    void aWholeMatchIsPlayedToItsEndAndItsRecordIsAsTheRulesSay() {
        Console.Printed printed = simulate(everyCell("K 10"), "superbot:1", "--seed", "7");

        assertThat(printed.code()).isZero();
        assertThat(printed.out())
                .contains("Chain Reaction Reloaded, seed 7: 1 Person, 2 superbot_1\n")
                .contains("You are Person, player 1.")
                .contains("Your turn 1 (K 1-21): K 10\n")
                .contains("superbot_1 has put a coin on ")
                .contains("The final position, with everything")
                .containsPattern("\n(Person|superbot_1) has won: (king hit|turn limit|no legal move)")
                .doesNotContain("\u001B");
        assertThat(answers(record(printed), 1)).startsWith("K 10", "C 1");
    }

    @Test
    void somebodyMayWinAndSomebodyMayLose() {
        assertThat(simulate(everyCell("K 10"), "superbot:5", "--seed", "1").out())
                .contains("superbot_5 has won: king hit");
        assertThat(simulate(everyCell("K 10"), "superbot:1", "--set", "turn-limit=3")
                        .out())
                .contains("Person has won: turn limit (more cells");
    }

    @Test
    void aPersonSitsOnTheSecondSeatTooAndSeesNoHiddenKing() {
        Console.Printed printed =
                simulate(List.of("K 40", "C 36", "C 36", "resign"), "superbot:1", "--seat", "2", "--seed", "3");

        assertThat(printed.out()).contains("1 superbot_1, 2 Person\n", "Your turn 1 (K 29-49): K 40\n");
        String during = printed.out().substring(0, printed.out().indexOf("The final position"));
        assertThat(during).contains("(K2)").doesNotContain("(K1)");
        assertThat(printed.out().substring(during.length())).contains("(K1)");
        assertThat(answers(record(printed), 2)).containsExactly("K 40", "C 36", "C 36");
    }

    @Test
    void aTurnOfManyLinesIsTypedLineByLineAndEndsWithEndOrAnEmptyLine() {
        List<String> typed = List.of(
                "select 99,99",
                "select -7,-8",
                "select -1,-8",
                "bank buy gas 1",
                "offer gas 0 1",
                "bank buy gas 2",
                "",
                "",
                "demand metal 1 5",
                "end",
                "End");
        Console.Printed printed = simulate(
                typed,
                "superbot:1",
                "--game",
                "asterobots",
                "--players",
                "2",
                "--set",
                "rounds=3",
                "--set",
                "money=500",
                "--seed",
                "7");

        assertThat(printed.out())
                .contains("Your turn 3 (COMMANDS 100): bank buy gas 1\n... offer gas 0 1\nNot submitted. ")
                .contains(" has won: round limit");
        assertThat(answers(record(printed), 1))
                .containsExactly(
                        "select -7,-8",
                        "select -1,-8",
                        "bank buy gas 1\nbank buy gas 2\nEnd",
                        "demand metal 1 5\nend",
                        "End");
    }

    @Test
    void givingUpIsAVerdictAndTheRecordSaysSo() {
        for (String word : List.of("resign", "QUIT", "exit")) {
            Console.Printed printed = simulate(List.of("K 10", word, "C 1"), "superbot:1");

            assertThat(printed.code()).isZero();
            assertThat(printed.out())
                    .contains("You resign the match.\n", "superbot_1 has won: resigned, after ")
                    .doesNotContain("C 1\n");
            assertThat(record(printed).events(Event.Left.class))
                    .singleElement()
                    .matches(left -> left.seat() == 1 && left.words().equals("resigned"));
        }
    }

    @Test
    void theEndOfTheInputIsAResignationWithASentence() {
        Console.Printed printed = simulate(List.of("K 10", "C 3"), "superbot:1");

        assertThat(printed.code()).isZero();
        assertThat(printed.out())
                .contains("There is no more input: you resign the match.\n", " has won: resigned")
                .doesNotContain("No answer came in time");
        record(printed);
    }

    @Test
    void aMistypedLineIsExplainedAndAskedForAgain() {
        Console.Printed printed = simulate(
                List.of("K 10", "c17", "C 10", "C 50", "hnt", "", "C 17", "resign"), "superbot:1", "--seed", "3");

        assertThat(printed.out())
                .contains("Not submitted. A coin or a swap was expected")
                .contains("A bot would have received code 4 and no second try. Did you mean C 17?")
                .contains("Not submitted. Your own king stands on that cell")
                .contains("A bot would have received code 8")
                .contains("That is not an order; did you mean hint?");
        assertThat(answers(record(printed), 1)).containsExactly("K 10", "C 17");
    }

    @Test
    void strictlyALineIsHandedInAsItStands() {
        Console.Printed printed =
                simulate(List.of("K 10", "c17", "C 10", "C 50"), "superbot:1", "--strict", "--seed", "3");

        assertThat(printed.out())
                .contains("\"c17\": code 4. ", "\"C 10\": code 8. ", " has won: too many wrong moves")
                .doesNotContain("Not submitted");
        assertThat(answers(record(printed), 1)).containsExactly("K 10", "c17", "C 10", "C 50");
    }

    @Test
    void questionsAreAnsweredAndNoneIsAnOrder() {
        Console.Printed printed = simulate(
                List.of("K 10", "help", "Legal", "hint", "hint", "board", "input", "undo", "resign"),
                "superbot:1",
                "--set",
                "swaps=1");

        assertThat(printed.out())
                .contains("Type an order as a bot writes it into output_2.txt, such as C 1 or S 10-1.\n")
                .contains("\nC  1 2 3 4 5 6 7 8 9 11 12 ", "\nS 10-  1 2 3 4 5 6 7 8 9 11 12 ")
                .containsPattern(
                        "The super bot would play [CS] [0-9-]+\\.\nWhy: depth [0-9]+, .*believes the king on one of ")
                .contains("input_2.txt:\nExpecting = C ")
                .contains("Undo is not possible");
        assertThat(answers(record(printed), 1)).containsExactly("K 10");
    }

    @Test
    void withoutAClockAPersonMayTakeAsLongAsHeLikesAndWithOneTheTimeLeftIsShown() {
        Console.Printed without = simulate(List.of("K 10"), "superbot:1");
        Console.Printed with = simulate(List.of("K 10"), "superbot:1", "--clock", "50s");
        Console.Printed set = simulate(List.of("K 10"), "superbot:1", "--set", "move-time=2m");

        assertThat(limits(without)).contains(TimeLimit.NONE).containsOnly(TimeLimit.NONE, TimeLimit.ofMillis(3_000));
        assertThat(record(without).began().orElseThrow().settings()).containsEntry("move-time", "3s");
        assertThat(without.out()).contains("Your turn 1 (K 1-21): K 10");
        assertThat(without.out()).doesNotContain(" left): ");
        assertThat(limits(with)).containsOnly(TimeLimit.ofMillis(50_000));
        assertThat(with.out()).containsPattern("Your turn 1 \\(K 1-21, [0-9]+ s left\\): K 10");
        assertThat(limits(set)).containsOnly(TimeLimit.ofMillis(120_000));
        assertThat(set.out()).containsPattern("Your turn 1 \\(K 1-21, [12] min [0-9]+ s left\\): K 10");
    }

    private List<TimeLimit> limits(Console.Printed printed) {
        return record(printed)
                .events(Event.Prompted.class)
                .map(Event.Prompted::limit)
                .toList();
    }

    @Test
    void whoSitsWhereIsChecked() {
        assertThat(simulate(List.of(), "superbot:1", "--seat", "3").err())
                .isEqualTo("arena: --seat is a seat from 1 to 2, not 3.\n");
        assertThat(simulate(List.of(), "superbot:1", "superbot:2").err())
                .isEqualTo(
                        "arena: Chain Reaction Reloaded has 2 seats, too few for you and 2 opponents; name fewer.\n");
        assertThat(simulate(List.of(), "superbot:9").err()).contains("\"superbot:9\" does not exist");
        assertThat(simulate(List.of(), "superbot:1", "--name", "a-b").err())
                .contains("\"a-b\" is no name for a team", "; give --name another one.\n");
        assertThat(simulate(List.of(), "superbot:1", "--clock", "soon").err())
                .contains("--clock is a time with its unit");
        assertThat(simulate(List.of(), "superbot:1", "--clock", "soon").code()).isEqualTo(2);
    }

    @Test
    void aPersonMayHaveAnotherName() {
        assertThat(simulate(List.of("K 10"), "superbot:1", "--name", "Ada").out())
                .contains("1 Ada, 2 superbot_1", "You are Ada, player 1.", "Ada has placed the king on 10.");
    }

    @Test
    void aPersonWithFilesIsToldStepByStepWhatToReadAndToWrite() throws Exception {
        Path team = console.folder().resolve("team-folders/Person");
        Thread editor = new Thread(() -> edit(team), "editor");
        editor.start();

        Console.Printed printed = simulate(List.of(), "superbot:1", "--folder", "--set", "turn-limit=4", "--seed", "8");
        editor.join();

        assertThat(printed.code()).as(printed.err()).isZero();
        assertThat(printed.out())
                .contains("Your folder is " + team + ".\n")
                .contains("Your ready.txt was seen.\n")
                .contains("Turn 1: read input_1.txt, which expects K 1-21; save your order, such as K 1, as"
                        + " output_1.txt.\n")
                .contains("acknowledge_1.txt says 0: No error.\n")
                .contains("acknowledge_2.txt says 8: Your own king stands on that cell")
                .contains("Gameover.txt names the winner.");
        assertThat(answers(record(printed), 1)).containsExactly("k 9", "C 9");
    }

    @Test
    void aPersonWithFilesIsReadyAtOnceThoughTheLastMatchHasLeftItsGameover() throws Exception {
        Path team = Files.createDirectories(console.folder().resolve("team-folders/Person"));
        Files.writeString(team.resolve("Gameover.txt"), "Winner = superbot_1\n");
        Thread editor = new Thread(() -> edit(team), "editor");
        editor.start();

        Console.Printed printed = simulate(List.of(), "superbot:1", "--folder", "--set", "turn-limit=4");
        editor.join();

        assertThat(printed.code()).as(printed.err()).isZero();
        assertThat(printed.out())
                .contains("Your ready.txt was seen.\n")
                .doesNotContain("of the last match is still there");
    }

    /** Does what the words say. */
    private static void edit(Path team) {
        try {
            while (!Files.exists(team.resolve("input_1.txt"))) {
                if (Files.isDirectory(team)) {
                    Files.writeString(team.resolve("ready.txt"), "here");
                }
                Thread.sleep(20);
            }
            Files.writeString(team.resolve("output_1.txt"), "k 9\n");
            while (!Files.exists(team.resolve("input_2.txt"))) {
                Thread.sleep(20);
            }
            Files.writeString(team.resolve("output_2.txt"), "C 9\n");
        } catch (IOException | InterruptedException failure) {
            throw new IllegalStateException(failure);
        }
    }

    @Test
    void aPersonDrivesByNamingAStopAndWaitsUntilSomethingHappensToHisCar() {
        Console.Printed printed = simulate(
                List.of("drive nowhere", "drive windw", "wait", "drive coffee at 11,6", "resign"),
                "superbot:1",
                "--game",
                "windwardopolis",
                "--players",
                "3",
                "--seed",
                "4",
                "--set",
                "most-ticks=600");

        assertThat(printed.out())
                .contains("Drive to a stop: which one? Amazon, ")
                .contains("Your turn 1 (ORDERS): drive windw\n    path 16,25 ")
                .contains("\n    pickup Shirley Clawson\n... wait\n")
                .containsPattern("\nPerson: (A passenger boarded|Nobody left and nobody boarded)\\.\n")
                .doesNotContain("Your turn 2 ")
                .doesNotContain("has played a turn")
                .contains("\nThe other players finish the match");
        List<String> answers = answers(record(printed), 1);
        assertThat(answers.get(0)).startsWith("path 16,25 ").endsWith("\npickup Shirley Clawson\nEnd");
        assertThat(answers.subList(1, answers.size())).isNotEmpty().containsOnly("End");
    }

    @Test
    void aResignationIsNoFaultInTheListOfMatches() {
        console.piping("resign").type("simulate", "superbot:1", "--plain");

        assertThat(console.type("matches").out()).contains("resigned").doesNotContain("faults:");
        assertThat(console.type("verify", "last").code()).isZero();
    }
}
