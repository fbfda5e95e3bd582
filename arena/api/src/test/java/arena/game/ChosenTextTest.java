package arena.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.Choices.Chosen;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of a choice as one line of a record. */
class ChosenTextTest {

    private static Chosen chosen(String kind, Map<String, List<String>> values) {
        return new Chosen(kind, new TreeMap<>(values));
    }

    @Test
    void itIsTheKindAndEachPartInTheOrderOfTheirKeys() {
        Chosen chosen = chosen("card", Map.of("player", List.of("2"), "card", List.of("BUY_5_STOCK")));
        assertThat(chosen.text()).isEqualTo("card card=BUY_5_STOCK player=2");
        assertThat(Chosen.of(chosen.text())).contains(chosen);
    }

    @Test
    void aPartWithSeveralValuesStandsThereOnceForEach() {
        Chosen chosen = chosen("path", Map.of("tile", List.of("3,4", "3,5", "3,4")));
        assertThat(Chosen.of("path tile=3,4 tile=3,5 tile=3,4")).contains(chosen);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "=",
                "a=b",
                "card ",
                "card card",
                "card =2",
                "card card=",
                "card b=1 a=1",
                "card  a=1",
                "card a=1=2",
                "card a=\t1",
                "card a=1\n"
            })
    void anyOtherLineIsNoChoice(String line) {
        assertThat(Chosen.of(line)).isEmpty();
    }

    @Test
    void whatIsNoWordIsNotWritten() {
        assertThatThrownBy(() -> chosen("merge 5F", Map.of()).text()).hasMessageContaining("merge 5F");
        assertThatThrownBy(() -> chosen("card", Map.of("a", List.of("x=y"))).text())
                .hasMessageContaining("x=y");
    }
}
