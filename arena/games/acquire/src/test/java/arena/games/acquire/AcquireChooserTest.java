package arena.games.acquire;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Choices;
import arena.game.Choices.Chosen;
import arena.game.Seat;
import arena.game.Viewpoint;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.text.AcquireOrderCodec;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Tests of the choices of a person: each choice is legal, and a repeated one raises the number. */
class AcquireChooserTest {

    private static final Map<String, String> CLASSIC = Map.of("rules", "classic");
    private static final Seat FIRST = new Seat(1);

    private final AcquireChooser choosing = new AcquireChooser();

    @Test
    void sharesAreTradedAndKeptWhileAvailable() {
        AcquireScenario scene = new AcquireScenario(CLASSIC, 2, ".AA.CCC.....")
                .hand(1, "4A", "9I")
                .shares(1, "A", 5)
                .answer("tile 4A");
        AcquireView view = AcquireViews.of(scene.state(), Viewpoint.of(FIRST));

        assertThat(kinds(view)).containsExactly("exchange 2", "keep 5");
        assertThat(kinds(view, some("exchange", 1))).containsExactly("exchange 1", "keep 3");
        assertThat(kinds(view, some("exchange", 1), some("keep", 1))).containsExactly("exchange 1", "keep 2");
        assertThat(kinds(view, some("exchange", 1), some("exchange", 1), some("keep", 1)))
                .isEmpty();
        assertThat(text(view, some("exchange", 1), some("keep", 1), some("exchange", 1)))
                .isEqualTo("trade 4\nkeep 1\nEnd\n");
    }

    @Test
    void sharesAreBoughtUpToThree() {
        AcquireScenario scene = new AcquireScenario(CLASSIC, 2, ".AA.CCC.....")
                .hand(1, "9I", "9G")
                .answer("tile 9I");
        AcquireView view = AcquireViews.of(scene.state(), Viewpoint.of(FIRST));

        assertThat(kinds(view)).containsExactly("buy A 3", "buy C 3");
        assertThat(kinds(view, some("buy A", 1), some("buy C", 1))).containsExactly("buy A 1", "buy C 1");
        assertThat(kinds(view, some("buy A", 2), some("buy C", 1))).isEmpty();
        assertThat(text(view, some("buy A", 1), some("buy C", 1), some("buy A", 1)))
                .isEqualTo("buy A 2\nbuy C 1\nEnd\n");
    }

    /** Returns the offered choices after some choices, with the limit of each. */
    private List<String> kinds(AcquireView view, Chosen... already) {
        return choosing.choices(view, FIRST, List.of(already)).kinds().stream()
                .flatMap(kind -> kind.parts().stream()
                        .map(Choices.Amount.class::cast)
                        .map(amount -> kind.key() + " " + amount.most()))
                .toList();
    }

    private String text(AcquireView view, Chosen... chosen) {
        return new AcquireOrderCodec().write(choosing.order(view, FIRST, List.of(chosen)));
    }

    private static Chosen some(String kind, int shares) {
        SortedMap<String, List<String>> values = new TreeMap<>(Map.of("shares", List.of(Integer.toString(shares))));
        return new Chosen(kind, values);
    }
}
