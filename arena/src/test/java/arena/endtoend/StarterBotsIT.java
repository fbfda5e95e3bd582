package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Ruling;
import arena.games.windwardopolis.traffic.FirstDrive;
import arena.match.Event;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

@Tag("slow")
class StarterBotsIT {

    /** What was built; each bot once, since a build costs more than a match. */
    private static final SortedMap<String, StarterBot> BUILT = new TreeMap<>();

    @TempDir
    private static Path shelf;

    @TempDir
    private Path folder;

    private static StarterBot built(String language) throws Exception {
        StarterBot bot = BUILT.get(language);
        if (bot == null) {
            bot = StarterBot.built(language, shelf);
            BUILT.put(language, bot);
        }
        return bot;
    }

    static Stream<String> languages() throws java.io.IOException {
        return StarterBot.languages();
    }

    @Test
    void thereIsAStarterBotForEachPromisedLanguage() throws java.io.IOException {
        assertThat(StarterBot.languages())
                .containsExactly(
                        "cpp", "csharp", "go", "java", "javascript", "kotlin", "python", "rust", "shell", "typescript");
    }

    @ParameterizedTest
    @MethodSource("languages")
    void aStarterBotPlaysAWholeMatchAgainstItselfWithoutOneWrongMove(String language) throws Exception {
        StarterBot bot = built(language);
        Product product = new Product(folder).section("Starter", bot.command(), bot.folder());
        Product.Run run = product.run("play", "Starter", "Starter", "--seed", "11", "--json");

        assertThat(run.exitCode()).as(run.err()).isZero();
        JsonNode result = run.json();
        assertThat(result.get("seats")).hasToString("[\"Starter\",\"Starter__2\"]");
        assertThat(result.get("reason").asString()).isIn("king hit", "no legal move");
        assertThat(result.get("moves").asInt()).isGreaterThan(10);
        assertThat(run.rulings()).extracting(Event.Ruled::code).isSubsetOf(0, 100);
    }

    @Test
    void theBotOnTheProtocolPagePassesTheProbe() throws Exception {
        String page = Files.readString(Product.home().resolve("arena/docs/protocol.md"));
        String program = page.split("```python\n", 2)[1].split("```\n", 2)[0];
        Product product = new Product(folder).bot("Reader", "python3 bot.py {folder}", "bot.py", program);
        Product.Run run = product.run("check", "Reader", "--thorough");

        assertThat(run.exitCode()).as(run.out() + run.err()).isZero();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void aStarterBotServesOneMatchAfterAnotherInAFolderOfItsOwn(String language) throws Exception {
        StarterBot bot = built(language);
        Product product = new Product(folder);
        Path teamFolder = product.field().resolve("Lasting_1");
        try (Outsider outsider = Outsider.start(bot.folder(), bot.command(), teamFolder)) {
            for (int match = 1; match <= 2; match++) {
                Product.Run run = product.run("play", "folder:Lasting_1", "superbot:1", "--seed", "" + match, "--json");
                assertThat(run.exitCode())
                        .as("match %s: %s%s", match, run.err(), outsider.output())
                        .isZero();
                assertThat(run.json().get("reason").asString()).isIn("king hit", "no legal move");
            }
        }
    }

    @Test
    void thereIsAStarterBotForAsterobotsInEachLanguageToo() throws java.io.IOException {
        assertThat(StarterBot.languages("asterobots/template.ini"))
                .containsExactlyElementsOf(languages().toList());
    }

    /** All languages, and three of them twice, since six play together. */
    @ParameterizedTest
    @ValueSource(strings = {"cpp csharp go java javascript python", "rust shell kotlin typescript shell python"})
    void sixStarterBotsPlayAWholeMatchOfAsterobotsWithoutOneWrongLine(String languages) throws Exception {
        Product product = new Product(folder);
        List<String> words = new ArrayList<>(List.of("play", "--game", "asterobots", "--seed", "11", "--json"));
        words.addAll(List.of("--set", "rounds=12", "--set", "turn-time=10s"));
        for (String language : languages.split(" ", -1)) {
            if (!words.contains(language)) {
                StarterBot bot = built(language + "/asterobots");
                product.section(language, bot.command(), bot.folder());
            }
            words.add(language);
        }
        Product.Run run = product.run(words.toArray(String[]::new));

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.json().get("reason").asString()).isIn("round limit", "conquest");
        assertThat(run.json().get("moves").asInt()).isGreaterThan(6 * 12);
        assertThat(run.rulings()).extracting(Event.Ruled::code).containsOnly(0);
    }

    @Test
    void thereIsAStarterBotForAcquireInEachLanguageToo() throws java.io.IOException {
        assertThat(StarterBot.languages("acquire/template.ini"))
                .containsExactlyElementsOf(languages().toList());
    }

    /** All languages, under the rules of the contest and of the table. */
    @ParameterizedTest
    @CsvSource({
        "cpp csharp go java javascript python, windward",
        "rust shell kotlin typescript shell go, windward",
        "java python typescript rust, classic",
        "shell cpp kotlin go, classic"
    })
    void starterBotsPlayAWholeGameOfAcquireWithoutOneWrongLine(String languages, String rules) throws Exception {
        Product product = new Product(folder);
        List<String> words = new ArrayList<>(List.of("play", "--game", "acquire", "--seed", "11", "--json"));
        words.addAll(List.of("--set", "rules=" + rules, "--set", "move-time=30s"));
        for (String language : languages.split(" ", -1)) {
            if (!words.contains(language)) {
                StarterBot bot = built(language + "/acquire");
                product.section(language, bot.command(), bot.folder());
            }
            words.add(language);
        }
        Product.Run run = product.run(words.toArray(String[]::new));

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.rulings())
                .hasSizeGreaterThan(60)
                .extracting(Event.Ruled::code)
                .containsOnly(0);
    }

    @Test
    void thereIsAStarterBotForWindwardopolisInEachLanguageToo() throws java.io.IOException {
        assertThat(StarterBot.languages("windwardopolis/template.ini"))
                .containsExactlyElementsOf(languages().toList());
    }

    /** Returns a workplace with the starter bot of each language for Windwardopolis. */
    private Product drivers() throws Exception {
        Product product = new Product(folder);
        for (String language : languages().toList()) {
            StarterBot bot = built(language + "/windwardopolis");
            product.section(language, bot.command(), bot.folder());
        }
        return product;
    }

    private static Product.Run drive(Product product, String... settings) throws java.io.IOException {
        List<String> words = new ArrayList<>(List.of("play", "--game", "windwardopolis", "--seed", "11", "--json"));
        words.addAll(languages().toList());
        words.addAll(List.of("--players", String.valueOf(languages().count())));
        Stream.of(settings).forEach(setting -> words.addAll(List.of("--set", setting)));
        Product.Run run = product.run(words.toArray(String[]::new));
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.rulings())
                .filteredOn(ruled -> Ruling.isFault(ruled.code()))
                .isEmpty();
        return run;
    }

    /** The first line of orders holds the first path, since each begins by driving to a passenger. */
    @ParameterizedTest
    @CsvSource({"harbour, 1600, 800", "metro, 16, 8"})
    void allStarterBotsDriveThroughACityInLockStepByTheFastestWays(String map, String ticks, int answers)
            throws Exception {
        Product.Run run = drive(drivers(), "map=" + map, "most-ticks=" + ticks, "update-time=30s");

        assertThat(run.rulings()).hasSizeGreaterThanOrEqualTo(answers);
        List<Event.Prompted> first = run.record()
                .events(Event.Prompted.class)
                .filter(prompt -> prompt.number() == 1)
                .toList();
        assertThat(first).hasSize((int) languages().count()).allSatisfy(prompt -> {
            String orders = run.rulings().stream()
                    .filter(ruled -> ruled.seat() == prompt.seat())
                    .findFirst()
                    .flatMap(ruled -> ruled.reply().bytes())
                    .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                    .orElseThrow();
            FirstDrive drive = FirstDrive.of(prompt.text(), orders);
            assertThat(drive.ticks()).as(orders).isLessThanOrEqualTo(drive.fewestTicks() + 2);
        });
    }

    /** So slowly that each bot comes to an order also where others have the processors. */
    @Test
    void allStarterBotsDriveInRealTimeWithOrdersOfTheirOwnNumbers() throws Exception {
        Product.Run run = drive(drivers(), "map=market", "most-ticks=1200", "time=real-time", "speed=100");

        assertThat(run.rulings()).extracting(Event.Ruled::seat).contains(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
        assertThat(run.rulings())
                .extracting(ruled -> ruled.reply().number())
                .contains(1)
                .allMatch(number -> number < 70);
    }
}
