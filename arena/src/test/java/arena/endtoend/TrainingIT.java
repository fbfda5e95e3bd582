package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The Python environments of the starter kit with a real arena, and the example that learns. */
@Tag("slow")
class TrainingIT {

    private static final Path KIT = Product.home().resolve("bot-template/python");

    @TempDir
    private Path folder;

    private List<String> python(Path in, String... words) throws Exception {
        Product.require("the environments for training", "python3");
        List<String> command = new ArrayList<>(List.of("python3"));
        command.addAll(List.of(words));
        Path out = Files.createTempFile(folder, "out", ".txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(in.toFile())
                .redirectOutput(out.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment()
                .put("ARENA", Product.home().resolve("arena/bin/arena").toString());
        assertThat(builder.start().waitFor()).as("%s", command).isZero();
        return Files.readAllLines(out);
    }

    private static String resource(String name) {
        return Path.of("src/test/resources/bots", name).toAbsolutePath().toString();
    }

    @Test
    void theEnvironmentsPassTheChecksOfTheLibraries() throws Exception {
        boolean isInstalled = python(
                        KIT,
                        "-c",
                        "import importlib.util as known; print(all(map(known.find_spec,"
                                + " ['gymnasium', 'pettingzoo'])))")
                .contains("True");
        assumeTrue(isInstalled, "SKIPPED: the checks of gymnasium and PettingZoo, because python3 lacks them");

        assertThat(python(KIT, resource("library_checks.py"), KIT.toString()))
                .last()
                .isEqualTo("passed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"chain-reaction", "asterobots", "acquire"})
    void eachEnvironmentPlaysWholeGames(String game) throws Exception {
        Path records = folder.resolve("records");

        String line = python(KIT, resource("environments.py"), KIT.toString(), game, records.toString())
                .get(0);

        JsonNode played = new JsonMapper().readTree(line);
        assertThat(sum(played.path("aec").path("rewards"))).isZero();
        assertThat(played.path("aec").path("agents")).isEmpty();
        assertThat(sum(played.path("parallel").path("rewards"))).isZero();
        assertThat(played.path("parallel").path("ended").asBoolean()).isTrue();
        assertThat(played.path("single").path("reason").asString()).isNotEmpty();
        assertThat(played.path("opponent").path("steps").asInt()).isPositive();
        Product.Run verified = new Product(folder)
                .run("verify", played.path("aec").path("record").asString());
        assertThat(verified.exitCode()).as(verified.out() + verified.err()).isZero();
    }

    /** Returns the sum of rewards, in tenths: those of all places are symmetrical about zero. */
    private static long sum(JsonNode rewards) {
        double sum = 0;
        for (Map.Entry<String, JsonNode> reward : rewards.properties()) {
            sum += reward.getValue().asDouble();
        }
        return Math.round(sum * 10);
    }

    @Test
    void theProgramsOfThePageRun() throws Exception {
        String page = Files.readString(Product.home().resolve("arena/docs/training.md"));
        String[] parts = page.split("```python\n", -1);
        StringBuilder program = new StringBuilder("import sys\nsys.path.insert(0, '" + KIT + "')\n");
        for (int part = 1; part < parts.length; part++) {
            program.append(parts[part].split("```", 2)[0]);
        }
        Product product = new Product(folder);
        Files.writeString(folder.resolve("page.py"), program + "print(terminated, played, env.possible_agents)\n");

        List<String> lines = python(product.folder(), "page.py");

        assertThat(lines.get(0)).endsWith(".jsonl.gz");
        assertThat(Path.of(lines.get(0))).isRegularFile();
        assertThat(lines.get(1)).startsWith("True [").contains("'player_6'");
    }

    @Test
    void theExampleLearnsToBeatLevelOne() throws Exception {
        Path bot = copyOfKit();

        python(bot, "learn.py", "train", "1500");
        String words = python(bot, "learn.py", "try", "1").get(0);
        Product product = new Product(folder).section("Learner", "python3 learn.py {folder}", bot);
        Product.Run match = product.run("play", "Learner", "superbot:1", "--seed", "3", "--json");

        assertThat(Double.parseDouble(words.replaceAll(".* ([0-9.]+)% of 400 games.*", "$1")))
                .isGreaterThan(45);
        assertThat(match.exitCode()).isZero();
        assertThat(match.rulings()).filteredOn(ruled -> ruled.seat() == 1).allMatch(ruled -> ruled.code() % 100 == 0);
    }

    private Path copyOfKit() throws IOException {
        Path bot = folder.resolve("learner");
        FileUtils.copyDirectory(
                KIT.toFile(),
                bot.toFile(),
                file -> file.isDirectory()
                        ? file.toPath().equals(KIT)
                        : file.getName().endsWith(".py"));
        return bot;
    }

    @Test
    void theArenaSaysWhatIsWrong() throws Exception {
        assertThat(python(KIT, "-c", """
                        import arena_env
                        with arena_env.Games('chain-reaction') as env:
                            try:
                                env.step([{'1': 'K 3'}])
                            except arena_env.ArenaError as failure:
                                print(failure)
                        """)).containsExactly("Game 0 has not begun; reset it first.");
    }

    @Test
    void theBenchmarkPrintsBothWaysOfPlaying() {
        Product.require("the benchmark of training", "python3");
        Product.Run bench = new Product(folder).run("bench", "env", "--seconds", "1", "--games", "1");

        assertThat(bench.exitCode()).as(bench.err()).isZero();
        assertThat(bench.out())
                .contains("arena env from Python, 256 games at a time")
                .contains("two programs through folders, one game at a time")
                .containsPattern("ratio +[0-9]+");
    }
}
