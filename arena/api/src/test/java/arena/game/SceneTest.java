package arena.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Tests of a record as values for JSON. */
final class SceneTest {

    private enum Colour {
        RED
    }

    private record Stone(int place, Colour colour, Optional<Seat> owner) {}

    private record View(List<Stone> stones, Map<Colour, Long> counts, boolean over, Duration left, String title) {}

    @Test
    void aRecordIsAnObjectWithTheNamesOfItsComponents() {
        View view = new View(
                List.of(new Stone(3, Colour.RED, Optional.of(new Seat(2))), new Stone(4, Colour.RED, Optional.empty())),
                new TreeMap<>(Map.of(Colour.RED, 2L)),
                false,
                Duration.ofSeconds(2),
                "Stones");

        assertThat(Scene.of(view).values())
                .hasToString("{counts={RED=2}, left=2000, over=false, stones=[{colour=RED, owner=2, place=3},"
                        + " {colour=RED, place=4}], title=Stones}");
    }

    @Test
    void theComponentsOfAnInlinedRecordBelongToTheObjectThatHoldsIt() {
        record Place(int x, Optional<Integer> y) implements Scene.Inlined {}
        record Piece(String name, Place place) {}

        assertThat(Scene.of(new Piece("king", new Place(3, Optional.empty()))).values())
                .hasToString("{name=king, x=3}");
    }

    @Test
    void aKeyOfTwoPartsIsNamed() {
        record Place(String name) implements Scene.Inlined {}
        record Piece(String name, Place place) {}

        assertThatThrownBy(() -> Scene.of(new Piece("king", new Place("e1"))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("two parts of a scene have the key name");
    }

    @Test
    void whatHasNoFormInJsonIsNamed() {
        record Odd(Thread thread) {}

        assertThatThrownBy(() -> Scene.of(new Odd(Thread.currentThread())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("has no form in JSON")
                .hasMessageContaining("java.lang.Thread");
    }
}
