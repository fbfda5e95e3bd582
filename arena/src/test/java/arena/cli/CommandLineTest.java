package arena.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class CommandLineTest {

    private static final String BOTS = "[bot RedTeam]\ncommand = red\n[bot GreenTeam]\ncommand = green\n";

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config(BOTS);
    }

    @Test
    void theSettingsBesideTheArenaAreTakenIfThereAreNoneHere() throws IOException {
        Files.move(console.folder().resolve("config.ini"), console.home().resolve("config.ini"));

        assertThat(console.type("play", "Blue", "superbot:1").err())
                .contains(console.home().resolve("config.ini").toString());
    }

    static Stream<String> commandsWithHelp() {
        return Stream.of(
                "",
                "play",
                "compare",
                "simulate",
                "check",
                "doctor",
                "replay",
                "verify",
                "matches",
                "games",
                "superbot",
                "new-bot",
                "bench",
                "bench exchange",
                "bench playouts",
                "bench perft",
                "completion",
                "help");
    }

    @ParameterizedTest
    @MethodSource("commandsWithHelp")
    void everyCommandHasHelpWithExamples(String command) {
        String[] words = Stream.of(command + " --help")
                .flatMap(line -> Stream.of(line.strip().split(" ")))
                .toArray(String[]::new);

        Console.Printed printed = console.type(words);

        assertThat(printed.code()).isZero();
        assertThat(printed.out()).startsWith("Usage: arena").containsPattern("Examples?:\n");
        assertThat(printed.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "contest", "bench"})
    void eachCommandInAListIsDescribedByAWholeSentence(String command) {
        List<String> lines = console.type(Stream.of("help", command)
                        .filter(word -> !word.isEmpty())
                        .toArray(String[]::new))
                .outLines();
        String listed = String.join(
                "\n",
                lines.subList(lines.indexOf("Commands:") + 1, lines.size()).stream()
                        .takeWhile(line -> line.startsWith("  "))
                        .toList());

        assertThat(listed.split("\n  (?=[a-z])"))
                .hasSizeGreaterThan(3)
                .allSatisfy(one -> assertThat(one.strip()).endsWith("."));
    }

    @Test
    void helpBeforeACommandIsTheHelpOfThatCommand() {
        assertThat(console.type("help", "play")).isEqualTo(console.type("play", "--help"));
        assertThat(console.type("help", "bench", "perft")).isEqualTo(console.type("bench", "perft", "--help"));
        assertThat(console.type("help", "plya").err()).contains("did you mean play?");
    }

    /** A command that is called by its name is made alone; help before it makes all of them. */
    @Tag("slow")
    @Test
    void everyCommandIsKnownByTheNameThatItIsMadeUnder() {
        for (String list : List.of("", "contest", "bench", "maps")) {
            List<String> names = commands(list);
            assertThat(names).hasSizeGreaterThan(2);
            for (String name : names) {
                Console.Printed all = console.type(("help " + name).split(" "));
                assertThat(all.code()).as(name).isZero();
                assertThat(console.type((name + " --help").split(" "))).isEqualTo(all);
            }
        }
    }

    /** Returns the commands below a word, each with that word, as the help lists them. */
    private List<String> commands(String list) {
        String[] help = Stream.of(("help " + list).strip().split(" ")).toArray(String[]::new);
        return console.type(help).outLines().stream()
                .dropWhile(line -> !line.startsWith("Commands:"))
                .takeWhile(line -> !line.isBlank())
                .filter(line -> line.matches(" {2}[a-z]\\S* .*"))
                .map(line -> (list + " " + line.strip().replaceFirst("[ ,].*", "")).strip())
                .toList();
    }

    @Test
    void ofManyBotsTheNearestAreListed() throws IOException {
        console.config(IntStream.range(0, 39)
                .mapToObj(i -> "[bot Team" + (char) ('A' + i % 26) + i + "]\ncommand = red\n")
                .collect(Collectors.joining()));

        assertThat(console.type("check", "Nothing").err())
                .contains("; there are: ", " and 27 more.")
                .hasSizeLessThan(400);
    }

    @Test
    void aFieldThatIsMadeIsNamed() {
        Path field = root.resolve("new/field");

        Console.Printed printed = console.type("play", "RedTeam", "superbot:1", "--field", field.toString());

        assertThat(printed.err()).startsWith("Created the field " + field + ", which did not exist.\n");
    }

    @Test
    void aCommandForAShellAndATildeAreExplained() throws IOException {
        console.config("[bot A]\ncommand = cd x && perl bot.pl\n[bot B]\ncommand = perl ~/bot.pl\n");

        assertThat(console.type("check", "A").out())
                .startsWith("The command of the bot A has \"&&\", but no shell evaluates it; name the working"
                        + " folder with"
                        + " \"folder = \"");
        assertThat(console.type("check", "B").out())
                .startsWith("The command of the bot B has \"~/bot.pl\", but no shell evaluates it");
    }

    @ParameterizedTest
    @ValueSource(strings = {"contest disqualify", "contest links", "contest check", "again"})
    void noLineOfHelpBreaksOffBeforeItsParagraphEnds(String command) {
        List<String> lines = console.type((command + " --help").split(" ")).outLines();
        for (int at = 1; at < lines.size(); at++) {
            String word = lines.get(at).strip().split(" ", 2)[0];
            boolean goesOn = lines.get(at).matches("[a-z].*");
            assertThat(!goesOn || lines.get(at - 1).length() + 1 + word.length() > 79)
                    .as(lines.get(at - 1) + "|" + lines.get(at))
                    .isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("commandsWithHelp")
    void helpFitsIntoEightyColumnsAndBreaksNoWord(String command) {
        assertThat(console.type(Stream.of("help", command)
                                .filter(word -> !word.isEmpty())
                                .toArray(String[]::new))
                        .out()
                        .lines())
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    /** picocli formats the texts of help, so a percent sign is written twice. */
    @Test
    void everyTextOfHelpIsAFormat() {
        assertThat(textsOfHelp(console.commandLine(List.of("help"))))
                .hasSizeGreaterThan(300)
                .allSatisfy(text -> assertThatCode(text::formatted).doesNotThrowAnyException());
    }

    private static Stream<String> textsOfHelp(CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        return Stream.of(
                        Stream.of(spec.usageMessage().description()),
                        Stream.of(spec.usageMessage().footer()),
                        spec.args().stream().flatMap(argument -> Stream.of(argument.description())),
                        command.getSubcommands().values().stream().flatMap(CommandLineTest::textsOfHelp))
                .flatMap(texts -> texts);
    }

    @Test
    void arenaAloneShowsWhatThereIs() {
        Console.Printed printed = console.type();

        assertThat(printed.code()).isZero();
        assertThat(printed.out()).contains("Commands:", "  play ", "Exit codes:");
    }

    @Test
    void theSettingsOfAGameAreListedWithItsSuperBot() {
        assertThat(console.type("games").out())
                .isEqualTo("chain-reaction  Chain Reaction Reloaded, 2 seats\nasterobots  Asterobots, 2 to 6 seats"
                        + " (usually 6)\nacquire  Acquire, 2 to 6 seats (usually 6)\n"
                        + "windwardopolis  Windwardopolis 2, 1 to 10 seats (usually 10)\n");
        assertThat(console.type("games", "chain-reaction").out())
                .contains(
                        "  swaps = 6",
                        "  wrong-moves = 2",
                        "  turn-limit = 1000",
                        "  move-time = 3s",
                        "  superbot:1   ");
    }

    @Test
    void perftPrintsTheNumberAsItsLastLine() {
        Console.Printed printed = console.type("bench", "perft", "--kings", "1,49", "--depth", "2");

        assertThat(printed.code()).isZero();
        assertThat(printed.lastLine()).as("47 empty cells, then 46").isEqualTo("2162");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void bashCompletesNamesOfBotsAfterEveryCommandThatTakesOne() throws Exception {
        Path script = root.resolve("completion.bash");
        Files.writeString(script, console.type("completion", "bash").out());
        for (String command : List.of(
                "play", "practice", "compare", "auto", "simulate", "check", "errors", "faults", "matches", "regress")) {
            assertThat(completed(script, command)).as(command).contains("GreenTeam", "RedTeam");
        }
        for (String command : List.of("again last --bot", "play RedTeam", "compare RedTeam", "contest new cup.ini")) {
            assertThat(completed(script, command)).as(command).contains("GreenTeam");
        }
        assertThat(completed(script, "replay")).contains("last");
        assertThat(completed(script, "replay last --as")).contains("referee", "spectator");
        assertThat(completed(script, "errors RedTeam --game")).contains("asterobots", "chain-reaction");
    }

    private List<String> completed(Path script, String words) throws Exception {
        Process bash = new ProcessBuilder(
                        "bash",
                        "-c",
                        "source \"$0\"; COMP_LINE=\"arena $1 \"; COMP_POINT=${#COMP_LINE}; read -ra COMP_WORDS"
                                + " <<<\"arena $1\";"
                                + " COMP_WORDS+=(''); COMP_CWORD=$((${#COMP_WORDS[@]} - 1));"
                                + " _complete_arena_with_names arena '' x"
                                + " 2>/dev/null; printf '%s\\n' \"${COMPREPLY[@]}\"",
                        script.toString(),
                        words)
                .directory(console.folder().toFile())
                .redirectErrorStream(true)
                .start();
        bash.getOutputStream().close();
        return new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
    }

    @Test
    void theCompletionHasEveryCommandAndEveryOption() {
        String script = console.type("completion", "bash").out();

        for (String list : List.of("", "contest", "bench", "maps")) {
            for (String name : commands(list)) {
                String function =
                        "function _picocli_arena_" + name.replace(" ", "_").replace("-", "") + "() {";
                assertThat(script).contains(function);
                String completed = script.substring(script.indexOf(function)).split("\n}\n", 2)[0];
                assertThat(options(console.type((name + " --help").split(" ")).out()))
                        .as(name)
                        .isNotEmpty()
                        .allSatisfy(option -> assertThat(completed).contains("'" + option + "'"));
            }
        }
    }

    /** Returns the options that a help lists. */
    private static List<String> options(String help) {
        return Pattern.compile("(?m)^ +(?:-\\w, +)?(--[a-z][a-z-]*)\\b")
                .matcher(help)
                .results()
                .map(match -> match.group(1))
                .distinct()
                .toList();
    }
}
