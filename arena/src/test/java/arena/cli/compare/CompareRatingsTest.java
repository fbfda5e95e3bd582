package arena.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CompareRatingsTest {

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config("");
    }

    private Console.Printed compare(String... words) {
        return console.type(
                Stream.concat(Stream.of("compare"), Stream.of(words)).toArray(String[]::new));
    }

    @Tag("slow")
    @Test
    void threeBotsAreRatedAndDrawnInTheirOrder() throws IOException {
        Console.Printed printed = compare(
                "superbot:3",
                "superbot:1",
                "superbot:2",
                "--games",
                "4",
                "--seed",
                "7",
                "--json",
                "sum.json",
                "--chart",
                "r.png");

        assertThat(printed.code()).as(printed.err()).isZero();
        assertThat(printed.out()).containsPattern("BOT +GAMES .* SCORE +RATING +ERROR +SEAT 1 +SEAT 2\n");
        JsonNode bots = JsonMapper.shared()
                .readTree(Files.readString(console.folder().resolve("sum.json")))
                .get("contestants");
        assertThat(bots.get(0).get("rating").asDouble())
                .isGreaterThan(bots.get(1).get("rating").asDouble());
        assertThat(bots.get(1).get("ratingLow").asDouble())
                .isLessThan(bots.get(1).get("rating").asDouble());
        assertThat(Files.readAllBytes(console.folder().resolve("r.png"))).startsWith(0x89, 'P', 'N', 'G');
    }

    @Test
    void aChartOfTwoBotsIsRefusedBeforeAnyGame() {
        Console.Printed printed = compare("superbot:1", "superbot:2", "--chart", "r.png");

        assertThat(printed.code()).isEqualTo(2);
        assertThat(printed.err()).contains("--chart draws ratings, which need three bots or more");
        assertThat(console.folder().resolve(".arena/compare")).doesNotExist();
    }
}
