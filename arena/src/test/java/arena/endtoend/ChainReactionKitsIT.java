package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Seat;
import arena.game.Settings;
import arena.games.chainreaction.ChainReaction;
import arena.person.OrderCheck;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests the board of each starter bot of Chain Reaction against recorded games of other engines. */
@Tag("slow")
class ChainReactionKitsIT {

    private static final String COPIES = "arena/games/chain-reaction/src/test/resources/conformance/chain-reaction";

    private static final Path DRIVERS = Path.of("arena/src/test/resources/kits/chain-reaction");
    private static final int CELLS = 49;
    private static final Settings SETTINGS =
            Settings.defaults(ChainReaction.definition().info());

    @TempDir
    private Path folder;

    /**
     * A position and an order.
     *
     * @param team the team that gives the order
     * @param input what it sees
     * @param after the cells after the order as {@code owner,what,coins}; empty for a cell that is not known
     * @param winner the player who hits a king that was shown; 0 if none does
     */
    private record RecordedOrder(int player, String team, String input, String order, List<String> after, int winner) {

        boolean isCoin() {
            return order.startsWith("C");
        }

        String asked(boolean withLegal) {
            return team + "\n" + (withLegal ? "?" : "") + order + "\n" + input;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "python, driver.py, '', python3 driver.py",
        "javascript, driver.js, '', node driver.js",
        "kotlin, driver.kt, kotlinc -J-XX:TieredStopAtLevel=1 -nowarn -include-runtime -d driver.jar driver.kt"
                + " ChainReaction.kt, java -jar driver.jar",
        "typescript, driver.ts, tsc --strict --target es2020 --module commonjs --outDir build driver.ts,"
                + " node build/driver.js",
        "cpp, driver.cpp, g++ -std=c++17 -O2 -o driver driver.cpp, ./driver",
        "java, Driver.java, javac -d out -sourcepath src/main/java:. Driver.java, java -cp out Driver"
    })
    void aLibraryKnowsLegalOrdersAndWhatTheyDo(String language, String driver, String build, String command)
            throws Exception {
        StarterBot bot = StarterBot.built(language, folder);
        addDriver(bot, driver);
        run(bot.folder(), build, "");
        List<RecordedOrder> orders = Stream.concat(games(), bursts()).toList();
        List<String> answers = answers(bot.folder(), command, orders, true);
        assertThat(orders).hasSameSizeAs(answers).hasSizeGreaterThan(1_800);
        for (int at = 0; at < orders.size(); at++) {
            RecordedOrder order = orders.get(at);
            String[] parts = answers.get(at).split("\\|", 2);
            check(order, parts[1]);
            if (!order.team().equals("Burst")) {
                assertThat(Set.of(parts[0].split(";"))).as(order.toString()).isEqualTo(legal(order));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "csharp, Driver.cs, mcs -main:Driver -out:driver.exe Bot.cs TeamFolder.cs Driver.cs, mono driver.exe",
        "go, driver.go, go build -o driver bot.go team_folder.go driver.go, ./driver",
        "rust, driver.rs, rustc -O --edition 2021 -o driver bot.rs, ./driver"
    })
    void otherLanguagesKnowTheBursts(String language, String driver, String build, String command) throws Exception {
        StarterBot bot = StarterBot.built(language, folder);
        addDriver(bot, driver);
        run(bot.folder(), build, "");
        checkBursts(answers(bot.folder(), command, coins(), false), coins());
    }

    @Test
    void theShellKnowsTheBursts() throws Exception {
        StarterBot bot = StarterBot.built("shell", folder);
        Path script = bot.folder().resolve("bot.sh");
        String drop = Files.readString(script).split("case \\$0 in", 2)[0];
        Files.writeString(script, drop + "input=$1\ndrop \"$2\" \"$3\"\n");
        List<RecordedOrder> some = IntStream.range(0, coins().size())
                .filter(at -> at % 40 == 0)
                .mapToObj(coins()::get)
                .toList();
        List<String> answers = new ArrayList<>();
        for (RecordedOrder order : some) {
            Files.writeString(folder.resolve("input.txt"), order.input());
            String printed = run(
                    bot.folder(),
                    "sh bot.sh " + folder.resolve("input.txt") + " "
                            + Integer.parseInt(order.order().substring(2)) + " " + order.player(),
                    "");
            List<String> lines = printed.lines()
                    .map(line -> line.substring(line.indexOf('=') + 2))
                    .toList();
            answers.add("|" + lines.get(CELLS) + " 0 " + String.join(" ", lines.subList(0, CELLS)));
        }
        checkBursts(answers, some);
    }

    private static void checkBursts(List<String> answers, List<RecordedOrder> orders) {
        assertThat(answers).hasSameSizeAs(orders).hasSizeGreaterThan(40);
        for (int at = 0; at < orders.size(); at++) {
            check(orders.get(at), answers.get(at).substring(1));
        }
    }

    /** Compares winner, swaps and cells; a hidden king is unknown to the bot. */
    private static void check(RecordedOrder order, String answer) {
        String[] words = answer.split(" ");
        assertThat(words).as(answer).hasSize(2 + CELLS);
        assertThat(words[0]).as(order.toString()).isEqualTo("" + order.winner());
        for (int cell = 0; cell < CELLS; cell++) {
            String known = order.after().get(cell);
            if (!known.isEmpty()) {
                assertThat(words[2 + cell])
                        .as("cell %s after %s", cell + 1, order)
                        .isEqualTo(known);
            }
        }
    }

    private static Set<String> legal(RecordedOrder order) {
        return new OrderCheck<>(ChainReaction.definition(), new Seat(order.player()), SETTINGS)
                .legal(order.input()).stream().map(String::strip).collect(Collectors.toCollection(TreeSet::new));
    }

    private void addDriver(StarterBot bot, String driver) throws IOException {
        Path source = Product.home().resolve(DRIVERS).resolve(driver);
        if (driver.endsWith(".rs")) {
            Path program = bot.folder().resolve("bot.rs");
            Files.writeString(
                    program,
                    Files.readString(program).replace("fn main()", "#[allow(dead_code)]\nfn serve()")
                            + Files.readString(source));
            return;
        }
        Files.copy(source, bot.folder().resolve(driver));
        if (driver.endsWith(".go")) {
            Path program = bot.folder().resolve("bot.go");
            Files.writeString(program, Files.readString(program).replace("func main()", "func botMain()"));
        }
    }

    private List<String> answers(Path bot, String command, List<RecordedOrder> orders, boolean withLegal)
            throws Exception {
        String asked = orders.stream()
                .map(order -> order.asked(withLegal && !order.team().equals("Burst")))
                .collect(Collectors.joining());
        return run(bot, command, asked).lines().toList();
    }

    private static String run(Path folder, String command, String input) throws Exception {
        if (command.isEmpty()) {
            return "";
        }
        Path asked = Files.writeString(folder.resolve("asked.txt"), input);
        Path answered = folder.resolve("answered.txt");
        Process process = new ProcessBuilder(List.of(command.split(" +")))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectInput(asked.toFile())
                .redirectOutput(answered.toFile())
                .start();
        boolean ended = process.waitFor(2, TimeUnit.MINUTES);
        String printed = Files.readString(answered);
        assertThat(ended && process.exitValue() == 0)
                .as("%s: %s", command, printed)
                .isTrue();
        return printed;
    }

    private static List<RecordedOrder> coins() throws IOException {
        return Stream.concat(games(), bursts()).filter(RecordedOrder::isCoin).toList();
    }

    /** Returns the orders of recorded games that were carried out, with the next input as the result. */
    private static Stream<RecordedOrder> games() throws IOException {
        List<RecordedOrder> orders = new ArrayList<>();
        try (Stream<Path> files = Files.list(recorded().resolve("transcripts"))) {
            for (Path file : files.sorted().toList()) {
                JsonNode game = JsonMapper.shared().readTree(text(file));
                JsonNode steps = game.path("steps");
                for (int at = 0; at < steps.size(); at++) {
                    JsonNode step = steps.get(at);
                    int player = step.path("player").asInt();
                    String input = step.path("input").asString();
                    String order = step.path("output").asString("").strip().toUpperCase(Locale.ROOT);
                    boolean isLast = at + 1 == steps.size();
                    boolean hits =
                            isLast && game.path("reason").asString().equals("king hit") && !isHidden(input, 3 - player);
                    if (step.path("ack").asInt(-1) == 0 && order.matches("[CS] [0-9-]+") && (hits || !isLast)) {
                        orders.add(new RecordedOrder(
                                player,
                                game.path("names").get(player - 1).asString(),
                                input,
                                order,
                                hits
                                        ? Collections.nCopies(CELLS, "")
                                        : known(
                                                input,
                                                order,
                                                steps.get(at + 1).path("input").asString(),
                                                player),
                                hits ? player : 0));
                    }
                }
            }
        }
        assertThat(orders).extracting(RecordedOrder::winner).contains(1, 2);
        return orders.stream();
    }

    /** Returns the cells of the next input that both players see alike. */
    private static List<String> known(String input, String order, String next, int player) {
        List<String> before = cells(input);
        List<String> after = new ArrayList<>(cells(next));
        String ownKing = player + ",K,0";
        List<Integer> swapped = order.startsWith("S")
                ? Stream.of(order.substring(2).split("-")).map(Integer::valueOf).toList()
                : List.of();
        for (int cell = 0; cell < CELLS; cell++) {
            boolean hidden = after.get(cell).contains("K") && !before.get(cell).equals(after.get(cell));
            boolean own = before.get(cell).equals(ownKing) && !after.get(cell).equals(ownKing);
            if (hidden
                    || (own && !swapped.contains(cell + 1))
                    || swapped.contains(cell + 1) && isHidden(next, player)) {
                after.set(cell, "");
            }
        }
        return after;
    }

    private static boolean isHidden(String input, int player) {
        return cells(input).stream().noneMatch((player + ",K,0")::equals);
    }

    private static List<String> cells(String input) {
        return input.lines()
                .skip(7)
                .map(line -> line.substring(line.indexOf('=') + 2))
                .toList();
    }

    /** Returns the recorded bursts of an engine on boards without kings. */
    private static Stream<RecordedOrder> bursts() throws IOException {
        return text(recorded().resolve("bursts-7x7-noking.jsonl.gz"))
                .lines()
                .map(JsonMapper.shared()::readTree)
                .map(ChainReactionKitsIT::burst);
    }

    private static RecordedOrder burst(JsonNode move) {
        int player = move.path("player").asInt();
        List<String> board = cells(move.path("board"));
        String input = "Expecting = C\n1 = " + (player == 1 ? "Burst" : "Other") + "\n2 = "
                + (player == 2 ? "Burst" : "Other")
                + "\nPowerPlay1 = 0\nPowerPlay2 = 0\nKingMove1 = 0\nKingMove2 = 0\n"
                + IntStream.range(0, CELLS)
                        .mapToObj(cell -> (cell + 1) + " = " + board.get(cell) + "\n")
                        .collect(Collectors.joining());
        return new RecordedOrder(
                player, "Burst", input, "C " + move.path("cell").asInt(), cells(move.path("result")), 0);
    }

    private static List<String> cells(JsonNode counts) {
        return counts.valueStream()
                .map(JsonNode::asInt)
                .map(count -> count == 0 ? "0,N,0" : (count > 0 ? "1,C," : "2,C,") + Math.abs(count))
                .toList();
    }

    /** Returns the folder of all recorded games, else that of the copies in the project. */
    private static Path recorded() {
        return Optional.ofNullable(System.getProperty("conformance.chain-reaction"))
                .map(Path::of)
                .orElseGet(() -> Product.home().resolve(COPIES));
    }

    private static String text(Path file) throws IOException {
        if (!file.toString().endsWith(".gz")) {
            return Files.readString(file);
        }
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
