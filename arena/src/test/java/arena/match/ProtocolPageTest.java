package arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Fact;
import arena.games.chainreaction.ChainReaction;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A test that the worked session in arena/docs/protocol.md is what the arena really writes, byte by byte. */
final class ProtocolPageTest {

    private static final Path PAGE = Path.of("docs", "protocol.md");

    private final SimulatedMatch<?, ?, ?> simulation =
            new SimulatedMatch<>(ChainReaction.definition()).explaining(MatchTerms.Explanations.ERRORS);

    private List<Prompt> inputs = List.of();
    private List<Acknowledgement> acknowledgements = List.of();
    private List<String> gameovers = List.of();

    @BeforeEach
    void play() {
        simulation.seat("Adder", prompt -> {
            List<ScriptedAction> orders = List.of(
                    ScriptedAction.write("K 3\n"), ScriptedAction.write("C 5\n"), ScriptedAction.write("C 8\n"));
            return prompt.number() > orders.size() ? List.of() : List.of(orders.get(prompt.number() - 1));
        });
        ScriptedPlayer bison = simulation.seat("Bison", prompt -> {
            List<ScriptedAction> orders = List.of(
                    ScriptedAction.write("K 40\n"),
                    ScriptedAction.write("C 5\n").afterMillis(12),
                    ScriptedAction.write("S 40-33\n"));
            return List.of(orders.get(prompt.number() - 1));
        });
        simulation.play();
        inputs = bison.prompts();
        acknowledgements = bison.acknowledgements();
        gameovers = bison.gameovers();
    }

    @Test
    void theFirstInputIsShownInFull() throws IOException {
        assertThat(page()).contains(block("text", inputs.get(0).text()));
    }

    @Test
    void ofEachLaterInputTheLinesThatDifferAreShown() throws IOException {
        for (int i = 1; i < inputs.size(); i++) {
            assertThat(page())
                    .contains(block(
                            "text",
                            difference(inputs.get(i - 1).text(), inputs.get(i).text())));
        }
    }

    @Test
    void theAcknowledgementsAreShownAsBytes() throws IOException {
        for (Acknowledgement acknowledgement : acknowledgements) {
            String bytes = HexFormat.ofDelimiter(" ")
                    .formatHex((acknowledgement.code() + "\n").getBytes(StandardCharsets.US_ASCII));
            assertThat(page()).contains("`acknowledge_" + acknowledgement.number() + ".txt` | `" + bytes + "` |");
        }
    }

    @Test
    void theAnswersAreShownAsBytes() throws IOException {
        for (Event.Ruled ruled : simulation.events(Event.Ruled.class)) {
            if (ruled.seat() == 2) {
                String bytes = HexFormat.ofDelimiter(" ")
                        .formatHex(ruled.reply().bytes().orElseThrow());
                assertThat(page()).contains("`output_" + ruled.reply().number() + ".txt` | `" + bytes + "` |");
            }
        }
    }

    @Test
    void theExplanationIsShownWithTheFirstAndTheLastLegalOrder() throws IOException {
        StringBuilder text = new StringBuilder();
        for (Fact fact : acknowledgements.get(1).explanation()) {
            String value = fact.key().equals("Legal") ? fact.value().replaceAll(", .*, ", ", ..., ") : fact.value();
            text.append(fact.key()).append(" = ").append(value).append('\n');
        }
        assertThat(page()).contains(block("text", text.toString()));
    }

    @Test
    void theEndIsShownInFull() throws IOException {
        assertThat(page()).contains(block("text", gameovers.get(0)));
    }

    private static String block(String kind, String text) {
        return "\n```" + kind + "\n" + text + "```\n";
    }

    private static String difference(String before, String after) {
        List<String> old = before.lines().toList();
        List<String> now = after.lines().toList();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < now.size(); i++) {
            if (!now.get(i).equals(old.get(i))) {
                lines.add(String.format("line %2d   %s%n", i + 1, now.get(i)).replace("\r", ""));
            }
        }
        return String.join("", lines);
    }

    private static String page() throws IOException {
        return Files.readString(PAGE).replace("\r\n", "\n");
    }
}
