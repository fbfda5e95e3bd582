package arena.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import arena.exchange.FolderBot;
import arena.match.Event;
import arena.match.SeatClock;
import arena.record.MatchRecord;
import arena.superbot.SuperBots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class PlayCommandTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config("");
    }

    @Test
    void withJsonThereIsOneObjectOnOneLineAndNothingElse() {
        Console.Printed printed = console.type("play", "superbot:1", "superbot:2", "--seed", "7", "--json");

        assertThat(printed.code()).isZero();
        assertThat(printed.err()).isEmpty();
        assertThat(printed.outLines()).hasSize(1);
        JsonNode result = JSON.readTree(printed.out());
        assertThat(result.propertyNames())
                .containsExactly("game", "seed", "seats", "winner", "reason", "moves", "record");
        assertThat(result.get("game").asString()).isEqualTo("chain-reaction");
        assertThat(result.get("seed").asLong()).isEqualTo(7);
        assertThat(names(result)).containsExactly("superbot_1", "superbot_2").contains(winner(result));
        assertThat(result.get("moves").asInt()).isPositive();
        Path record = Path.of(result.get("record").asString());
        assertThat(record)
                .isAbsolute()
                .isRegularFile()
                .hasParentRaw(console.folder().resolve(".arena/records"));
    }

    @Test
    void aBudgetStandsInTheRecordAndIsVerifiedWithIt() throws IOException {
        console.config("[match]\nbudget = 10m\n");

        Path record =
                Path.of(JSON.readTree(console.type("play", "superbot:1", "superbot:1", "--json", "--budget", "2=20m")
                                .out())
                        .get("record")
                        .asString());

        Event.Began began =
                (Event.Began) MatchRecord.read(record).entries().get(0).event();
        assertThat(began.sittings())
                .extracting(Event.SeatAssignment::clock)
                .containsExactly(
                        new SeatClock.Budget(Duration.ofMinutes(10)), new SeatClock.Budget(Duration.ofMinutes(20)));
        assertThat(console.type("verify", record.toString()).code()).isZero();
    }

    @Test
    void whoHasUsedItsBudgetUpIsLate() {
        Console.Printed printed =
                console.type("play", "superbot:1", "superbot:4", "--json", "--seed", "3", "--budget", "2=1ms");

        JsonNode result = JSON.readTree(printed.out());
        assertThat(result.get("reason").asString()).isEqualTo("time out");
        assertThat(winner(result)).isEqualTo("superbot_1");
    }

    @Test
    void aBudgetThatMeansNothingIsRefused() {
        Console.Printed printed = console.type("play", "superbot:1", "superbot:1", "--budget", "3=5m");

        assertThat(printed.code()).isEqualTo(2);
        assertThat(printed.err()).contains("--budget 3=... names a seat that does not exist; the match has 2 seats.");
    }

    @Test
    void whatEachSeatHasReachedIsToldInALineForEachAndInTheJson() {
        String[] words = asterobotsWords("--players", "2", "--seed", "5", "--quiet");

        assertThat(console.type(words).outLines())
                .anyMatch(line ->
                        line.matches("1\\. superbot_[12]: funds [0-9]+, robots [0-9]+, time to live 2, veins [0-9]+"))
                .anyMatch(line -> line.matches(
                        "2\\. superbot_[12]: funds [0-9]+, robots [0-9]+, time to live 2, veins" + " [0-9]+"));
        JsonNode figures = JSON.readTree(console.type(asterobotsWords("--players", "2", "--seed", "5", "--json"))
                        .out())
                .get("figures");
        assertThat(figures.propertyNames()).containsExactlyInAnyOrder("superbot_1", "superbot_2");
        for (JsonNode seat : figures) {
            assertThat(seat.propertyNames()).containsExactly("funds", "robots", "time to live", "veins");
        }
    }

    @Test
    void theSameSeedPlaysTheSameMatchAndAnotherOneAnother() {
        String first = transcript("--seed", "11");

        assertThat(transcript("--seed", "11")).isEqualTo(first);
        assertThat(transcript("--seed", "12")).isNotEqualTo(first);
    }

    private String transcript(String... options) {
        String[] words = Stream.concat(Stream.of("play", "superbot:1", "superbot:2", "--plain"), Stream.of(options))
                .toArray(String[]::new);
        return console.type(words)
                .out()
                .replaceAll("(?m)^(Record|[0-9]{8}-).*$", "")
                .replaceAll(" *[0-9.]+ ms", "");
    }

    @Test
    void aTossDrawsTheSeatsFromTheSeed() {
        List<List<String>> orders = Stream.of("1", "2", "3", "4", "5", "6")
                .map(seed -> names(JSON.readTree(
                        console.type("play", "superbot:1", "superbot:2", "--json", "--toss", "--seed", seed)
                                .out())))
                .toList();

        assertThat(orders).contains(List.of("superbot_1", "superbot_2"), List.of("superbot_2", "superbot_1"));
    }

    @Test
    void whoeverSitsTwiceGetsASecondName() {
        Console.Printed printed = console.type("play", "superbot:1", "superbot:1", "--json");

        assertThat(names(JSON.readTree(printed.out()))).containsExactly("superbot_1", "superbot_1_2");
    }

    @Test
    void seatsThatNobodyTakesAreFilledWithTheWeakestSuperBotAsManyAsTheGameUsuallyHas() {
        assertThat(asterobots())
                .containsExactly(
                        "superbot_2", "superbot_1", "superbot_1_2", "superbot_1_3", "superbot_1_4", "superbot_1_5");
        assertThat(asterobots("--players", "3")).containsExactly("superbot_2", "superbot_1", "superbot_1_2");
        assertThat(asterobots("--players", "2")).containsExactly("superbot_2", "superbot_1");
        assertThat(console.type(asterobotsWords("--players", "3")).outLines().get(0))
                .isEqualTo("1 seat is filled with superbot:1 (--players 2..6 sets the number of seats).");
    }

    private List<String> asterobots(String... options) {
        String[] words = asterobotsWords(
                Stream.concat(Stream.of("--json"), Stream.of(options)).toArray(String[]::new));
        return names(JSON.readTree(console.type(words).out()));
    }

    private static String[] asterobotsWords(String... options) {
        return Stream.concat(
                        Stream.of("play", "superbot:2", "superbot:1", "--game", "asterobots", "--set", "rounds=2"),
                        Stream.of(options))
                .toArray(String[]::new);
    }

    @Test
    void aSettingOfTheCommandLineCountsMoreThanOneOfTheFile() throws IOException {
        console.config("[game chain-reaction]\nturn-limit = 9\n");

        assertThat(moves()).isEqualTo(9);
        assertThat(moves("--set", "turn-limit=7")).isEqualTo(7);
    }

    private int moves(String... options) {
        String[] words = Stream.concat(
                        Stream.of("play", "superbot:1", "superbot:2", "--seed", "7", "--json"), Stream.of(options))
                .toArray(String[]::new);
        return JSON.readTree(console.type(words).out()).get("moves").asInt();
    }

    @Test
    void withoutATerminalThereIsOnePlainLineARulingAndThenTheVerdictAndTheRecord() {
        Console.Printed printed = console.type("play", "superbot:1", "superbot:2", "--seed", "7");

        assertThat(printed.out()).doesNotContain("\u001B");
        assertThat(printed.outLines().get(0))
                .isEqualTo("Chain Reaction Reloaded, seed 7: 1 superbot_1, 2" + " superbot_2");
        assertThat(printed.out()).containsPattern("\n   1  superbot_1  K [0-9]+ +0 ");
        List<String> end = printed.outLines()
                .subList(printed.outLines().size() - 3, printed.outLines().size());
        assertThat(end.get(0)).matches("superbot_[12] has won: king hit, after [0-9]+ moves\\.");
        assertThat(end.get(1)).startsWith("Record: " + console.folder().resolve(".arena/records"));
        assertThat(end.get(2)).isEqualTo("Replay: arena replay last");
    }

    @Test
    void onATerminalTheBoardIsDrawnInItsPlaceAndTheLastOneStays() {
        Console.Printed printed =
                console.onTerminal().type("play", "superbot:1", "superbot:2", "--seed", "7", "--pace", "0ms");

        int last = printed.out().lastIndexOf("\u001B[J");
        assertThat(last).isPositive();
        assertThat(printed.out().substring(last))
                .contains("+-------+", " has won: king hit", "Record: ")
                .containsPattern("superbot_1  refused [0-9]+, last");
    }

    @Test
    void quietPrintsTheEndOnly() {
        assertThat(console.type("play", "superbot:1", "superbot:2", "--quiet").outLines())
                .hasSize(3);
    }

    @Test
    void aMatchThroughFoldersThatOthersServeEndsInAVerdict() throws Exception {
        Path field = root.resolve("field");
        Thread red = serve(field.resolve("RedTeam"), 1);
        Thread green = serve(field.resolve("GreenTeam"), 2);

        Console.Printed printed =
                console.type("play", "folder:RedTeam", "folder:GreenTeam", "--field", field.toString(), "--json");
        stop(red);
        stop(green);

        assertThat(printed.code()).as(printed.err()).isZero();
        assertThat(printed.err())
                .contains("Waiting up to 60 s for RedTeam: its bot must use the folder " + field.resolve("RedTeam")
                        + ".\n");
        JsonNode result = JSON.readTree(printed.out());
        assertThat(names(result)).containsExactly("RedTeam", "GreenTeam").contains(winner(result));
    }

    private static Thread serve(Path folder, int level) {
        String team = String.valueOf(folder.getFileName());
        Thread thread = new Thread(
                () -> new FolderBot(folder, SuperBots.named("chain-reaction", level, team, 1)).serve(), team);
        thread.start();
        return thread;
    }

    private static void stop(Thread thread) throws InterruptedException {
        thread.interrupt();
        thread.join();
    }

    @Test
    void ifNobodyComesThereIsNoVerdictAndTheExitCodeIs3() throws IOException {
        console.config("[match]\njoin-time = 1s\n");

        Console.Printed printed = console.type("play", "folder:RedTeam", "folder:GreenTeam", "--json");

        assertThat(printed.code()).isEqualTo(3);
        JsonNode result = JSON.readTree(printed.out());
        assertThat(result.get("winner").isNull()).isTrue();
        assertThat(result.get("reason").asString())
                .startsWith("broken off (nobody ready): No player was ready: RedTeam (not ready within 1000 ms),"
                        + " GreenTeam");
    }

    @Test
    void aFieldThatIsNoFolderEndsWith3() throws IOException {
        Path file = Files.createFile(root.resolve("file"));

        Console.Printed printed = console.type("play", "folder:RedTeam", "superbot:1", "--field", file.toString());

        assertThat(printed.code()).isEqualTo(3);
        assertThat(printed.err())
                .contains("arena: The field " + file
                        + " is not a folder; name the folder that holds the team folders.\n");
    }

    private static List<String> names(JsonNode result) {
        return result.get("seats").valueStream().map(JsonNode::asString).toList();
    }

    private static String winner(JsonNode result) {
        return result.get("winner").asString();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void afterTheLastBoardACrashIsToldInFullWithItsLastWordsAndItsLog() throws IOException {
        crashing();

        String out = console.onTerminal()
                .type("play", "MyTeam", "superbot:1", "--pace", "0ms")
                .out();

        assertThat(out.substring(out.lastIndexOf("ms\n")))
                .containsSubsequence(
                        "Player 1 (MyTeam) has left: ",
                        "exit code 7",
                        "    the end of its error stream:\n    | Traceback\n    | the disk of thoughts is full\n",
                        "    all it printed: " + console.folder().resolve(".arena/logs"),
                        " has won: ");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void quietStillTellsWhyABotLeftAndWhereItsLogLies() throws IOException {
        crashing();

        Console.Printed printed = console.type("play", "MyTeam", "superbot:1", "--quiet");

        assertThat(printed.out()).contains("Player 1 (MyTeam) has left: ", "    all it printed: ");
        assertThat(printed.err()).isEmpty();
    }

    private void crashing() throws IOException {
        console.config("[bot MyTeam]\ncommand = sh bot.sh {folder}\n");
        Files.writeString(
                console.folder().resolve("bot.sh"),
                "echo Traceback >&2\necho 'the disk of thoughts is full' >&2\nexit 7\n");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void howBotsAreShutInIsSaidBeforeTheFirstMatchAlone() throws IOException {
        console.config("[bot Brief]\ncommand = sh -c exit {folder}\n");
        String sentence = "(explained by `arena check --help`)";

        assertThat(console.type("play", "Brief", "superbot:1").err()).contains(sentence);
        assertThat(console.type("play", "Brief", "superbot:1").err()).doesNotContain(sentence);
        assertThat(console.type("check", "Brief").err())
                .contains("playing against")
                .doesNotContain(sentence);
    }
}
