package arena.games.chainreaction;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Phase;
import arena.game.Ruling;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests of every code with its exact text and its exact consequence, from a handwritten table. */
class ErrorTableTest {

    private static final String TABLE = "/golden/chain-reaction/errors.txt";
    private static final Pattern ESCAPE = Pattern.compile("\\\\(n|r|t|u([0-9A-F]{4}))");

    static Stream<Named<Map<String, String>>> cases() throws IOException {
        return Arrays.stream(table().split("(?m)^== "))
                .skip(1)
                .map(block -> Named.of(block.lines().findFirst().orElseThrow(), keys(block)));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void anAnswerHasThisCodeTheseWordsAndThisConsequence(Map<String, String> example) {
        ScriptedMatch scene = new ScriptedMatch(settings(example.getOrDefault("settings", "")));
        scene.with(split(example.getOrDefault("before", ""), " / ").toArray(String[]::new));
        ChainReactionState before = scene.state();

        String answer = example.getOrDefault("answer", "");
        Ruling<ChainReactionMove> ruling = answer.equals("(none)") ? scene.late() : scene.answer(bytes(answer));

        assertThat(Integer.toString(ruling.code())).isEqualTo(example.get("code"));
        assertThat(ruling.words()).isEqualTo(example.get("words"));
        assertThat(consequence(before, scene.state())).isEqualTo(example.get("after"));
    }

    @Test
    void theTableHoldsEveryCode() throws IOException {
        List<String> seen = cases().map(named -> named.getPayload().getOrDefault("code", ""))
                .distinct()
                .toList();
        assertThat(seen)
                .containsExactlyInAnyOrderElementsOf(Stream.of(ChainReactionErrorCode.values())
                        .map(code -> Integer.toString(code.number()))
                        .toList());
    }

    private static String consequence(ChainReactionState before, ChainReactionState after) {
        boolean same =
                Arrays.equals(before.board().signedCounts(), after.board().signedCounts());
        return "kings " + king(after, Side.FIRST) + ", " + king(after, Side.SECOND) + "; wrong "
                + after.first().wrongMoves() + ", " + after.second().wrongMoves() + "; swaps "
                + after.first().swapsLeft() + ", " + after.second().swapsLeft() + "; coins "
                + (same ? "same" : "changed") + "; "
                + after.over()
                        .map(ErrorTableTest::end)
                        .orElse("player " + after.mover().number() + " to move");
    }

    private static String king(ChainReactionState state, Side side) {
        return state.board().king(side) + (state.tally(side).kingShown() ? " shown" : " hidden");
    }

    private static String end(Phase.Over over) {
        return "player " + over.standings().get(0).seat().number() + " wins: " + over.reason();
    }

    private static String table() throws IOException {
        try (InputStream table = ErrorTableTest.class.getResourceAsStream(TABLE)) {
            assertThat(table).as(TABLE).isNotNull();
            return new String(table.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Map<String, String> keys(String block) {
        return block.lines()
                .skip(1)
                .filter(line -> !line.isBlank())
                .map(line -> line.split("\\s+", 2))
                .collect(Collectors.toMap(
                        pair -> pair[0], pair -> pair.length == 2 ? pair[1] : "", (one, two) -> two, TreeMap::new));
    }

    private static Map<String, String> settings(String text) {
        return split(text, " ").stream()
                .map(pair -> pair.split("=", 2))
                .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
    }

    private static List<String> split(String text, String separator) {
        return Stream.of(text.split(Pattern.quote(separator)))
                .filter(part -> !part.isBlank())
                .toList();
    }

    private static byte[] bytes(String text) {
        if (text.startsWith("hex:")) {
            return HexFormat.of().parseHex(text.substring("hex:".length()));
        }
        return ESCAPE.matcher(text)
                .replaceAll(escape -> Matcher.quoteReplacement(character(escape.group(1))))
                .getBytes(StandardCharsets.UTF_8);
    }

    private static String character(String escape) {
        return switch (escape) {
            case "n" -> "\n";
            case "r" -> "\r";
            case "t" -> "\t";
            default -> Character.toString(Integer.parseInt(escape.substring(1), 16));
        };
    }
}
