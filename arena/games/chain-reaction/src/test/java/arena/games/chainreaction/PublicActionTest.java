package arena.games.chainreaction;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.GameRules;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests of the public form of an order: the cell of a coin, and of a king only that it was placed or swapped. */
class PublicActionTest {

    private static final GameRules<ChainReactionState, ChainReactionView, ChainReactionMove> RULES =
            ChainReaction.definition().rules();
    private static final Seat FIRST = new Seat(1);

    private final ChainReactionState state =
            RULES.start(new Setup(List.of("Red", "Green"), 1, Settings.defaults(RULES.info())));

    private Optional<String> shown(ChainReactionMove move) {
        return RULES.shown(state, FIRST, move);
    }

    @Test
    void aCoinIsShownAndNoCellOfAKing() {
        assertThat(shown(new ChainReactionMove.PlaceCoin(17))).contains("C 17");
        assertThat(shown(new ChainReactionMove.PlaceKing(4)))
                .contains("K")
                .isEqualTo(shown(new ChainReactionMove.PlaceKing(5)));
        assertThat(shown(new ChainReactionMove.SwapKing(4, 30)))
                .contains("S")
                .isEqualTo(shown(new ChainReactionMove.SwapKing(9, 11)));
        assertThat(shown(new ChainReactionMove.FindKing(30))).isEmpty();
        assertThat(shown(new ChainReactionMove.LoseTurn())).isEmpty();
    }
}
