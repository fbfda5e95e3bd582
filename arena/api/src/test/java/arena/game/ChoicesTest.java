package arena.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Tests of a form like that of a table game: a tile, up to three shares, a number. */
final class ChoicesTest {

    private final Choices choices = Choices.of(
            new Choices.Kind(
                    "lay",
                    "Lay a tile",
                    List.of(
                            new Choices.One("tile", "the tile", List.of(alternative("5F"), alternative("6F"))),
                            new Choices.Several(
                                    "buy", "shares", List.of(alternative("Luxor"), alternative("Tower")), 3))),
            new Choices.Kind("sell", "Sell", List.of(new Choices.Amount("shares", "how many", 0, 4))));

    private static Choices.Alternative alternative(String value) {
        return new Choices.Alternative(value, value);
    }

    private static Choices.Chosen chosen(String kind, Map<String, List<String>> values) {
        return new Choices.Chosen(kind, new TreeMap<>(values));
    }

    @Test
    void whatIsOfferedIsAllowedAndNothingElse() {
        assertThat(choices.allows(chosen("lay", Map.of("tile", List.of("5F"), "buy", List.of()))))
                .isTrue();
        assertThat(choices.allows(
                        chosen("lay", Map.of("tile", List.of("5F"), "buy", List.of("Tower", "Luxor", "Tower")))))
                .isTrue();
        assertThat(choices.allows(chosen("sell", Map.of("shares", List.of("4")))))
                .isTrue();

        assertThat(choices.allows(chosen("lay", Map.of("tile", List.of("7F"), "buy", List.of()))))
                .isFalse();
        assertThat(choices.allows(chosen("lay", Map.of("tile", List.of(), "buy", List.of()))))
                .isFalse();
        assertThat(choices.allows(chosen("lay", Map.of("tile", List.of("5F"))))).isFalse();
        assertThat(choices.allows(chosen(
                        "lay", Map.of("tile", List.of("5F"), "buy", List.of("Tower", "Tower", "Tower", "Tower")))))
                .isFalse();
        assertThat(choices.allows(chosen("sell", Map.of("shares", List.of("5")))))
                .isFalse();
        assertThat(choices.allows(chosen("sell", Map.of("shares", List.of("four")))))
                .isFalse();
        assertThat(choices.allows(chosen("buy", Map.of()))).isFalse();
    }

    @Test
    void pagesReceiveTheTypeOfEachPart() {
        assertThat(choices.scene().values())
                .containsEntry("complete", false)
                .extractingByKey("kinds")
                .hasToString("[{key=lay, parts=[{alternatives=[{value=5F, words=5F}, {value=6F, words=6F}], key=tile,"
                        + " type=One, words=the tile}, {alternatives=[{value=Luxor, words=Luxor}, {value=Tower,"
                        + " words=Tower}], key=buy, most=3, type=Several, words=shares}], said={form=lay, values={}},"
                        + " words=Lay a tile},"
                        + " {key=sell, parts=[{key=shares, least=0, most=4, type=Amount, words=how many}],"
                        + " said={form=sell, values={}}, words=Sell}]");
    }

    @Test
    void allThatItListsIsAllowed() {
        List<Choices.Chosen> all = choices.all().toList();

        assertThat(all).hasSize(2 * (1 + 2 * 3) + 5).allMatch(choices::allows).doesNotHaveDuplicates();
    }
}
