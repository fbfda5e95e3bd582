package arena.cli.again;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import arena.games.chainreaction.ChainReaction;
import arena.record.PlayedMatch;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReviewCommandTest {

    @TempDir
    private Path root;

    private Console console;
    private Path match;

    @BeforeEach
    void play() throws IOException {
        console = new Console(root).config("");
        match = PlayedMatch.play(root.resolve("records"), ChainReaction.definition(), Map.of("turn-limit", "24"), 4);
    }

    private Console.Printed review(String... words) {
        List<String> all = new ArrayList<>(List.of("review", match.toString()));
        all.addAll(List.of(words));
        return console.type(all.toArray(String[]::new));
    }

    @Test
    void theWorstDecisionsAreNamedWithCommandsThatWork() {
        Console.Printed printed = review("--as", "Amber_1", "--think", "10ms");

        assertThat(printed.code()).as(printed.err()).isZero();
        assertThat(printed.outLines().get(0)).matches("Amber_1 \\(seat 1\\): \\d+ decisions, .*\\d+ fine\\.");
        assertThat(printed.out())
                .containsPattern(
                        "\nturn \\d+: [01]\\.\\d\\d to [01]\\.\\d\\d \\((blunder|mistake|inaccurate)\\)\n  answer  ");
        List<String> keep = printed.outLines().stream()
                .filter(line -> line.startsWith("  arena keep "))
                .toList();
        assertThat(keep).isNotEmpty().hasSizeLessThanOrEqualTo(3);
        String condition = keep.get(0).substring(keep.get(0).indexOf("--not ") + "--not ".length());
        Console.Printed kept = console.type(
                "keep",
                match.toString(),
                "--seat",
                "1",
                "--turn",
                keep.get(0).replaceAll(".*--turn (\\d+).*", "$1"),
                "--not",
                condition.replace("'", ""),
                "--file",
                root.resolve("cases.txt").toString());
        assertThat(kept.code()).as(kept.err()).isZero();
    }

    @Test
    void everyDecisionIsListedForPeopleAndForPrograms() {
        JsonNode json = JsonMapper.shared()
                .readTree(review("--as", "2", "--think", "10ms", "--json").out());
        assertThat(json.get("seat").intValue()).isEqualTo(2);
        assertThat(json.get("name").stringValue()).isEqualTo("Basalt2");
        int decisions = json.get("turns").size();
        assertThat(json.get("turns").get(0).get("mark").stringValue()).isEqualTo("fine");
        assertThat(json.get("marks").valueStream().mapToInt(JsonNode::intValue).sum())
                .isEqualTo(decisions);

        assertThat(review("--as", "2", "--think", "10ms", "--all").outLines().stream()
                        .filter(line -> line.matches(" +\\d+  [01]\\.\\d\\d    [01]\\.\\d\\d  .*")))
                .hasSize(decisions);
    }

    @Test
    void aRequestThatMeansNothingIsRefused() {
        assertThat(review().err()).contains("No bot played in it (1 Amber_1, 2 Basalt2); name the seat with --seat.");
        assertThat(review("--as", "3").err()).contains("--seat must be a seat of the match, from 1 to 2");
        assertThat(review("--as", "1", "--think", "7").err())
                .contains("--think is a time with its unit, such as 800ms or 5s, not \"7\".");
        assertThat(review("--as", "1", "--think", "5ms").err())
                .contains("A decision is reviewed in 10ms to 60s, not in 5ms.");
    }
}
