package arena.person;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.game.tiny.Doubt;
import arena.games.chainreaction.ChainReaction;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionState;
import arena.games.chainreaction.ChainReactionView;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OrderCheckTest {

    private static final GameDefinition<ChainReactionState, ChainReactionView, ChainReactionMove> GAME =
            ChainReaction.definition();
    private static final Seat SECOND = new Seat(2);

    /** Returns the input of player 2 after some turns. */
    private static String input(String... orders) {
        ChainReactionState state =
                GAME.rules().start(new Setup(List.of("Ada", "Bob"), 1, Settings.of(GAME.info(), Map.of("swaps", "1"))));
        for (String order : orders) {
            Seat mover = new Seat(state.turns() % 2 + 1);
            ChainReactionView view = GAME.rules().view(state, Viewpoint.of(mover));
            Answer<ChainReactionMove> answer =
                    GAME.answers().read((order + "\n").getBytes(StandardCharsets.UTF_8), view);
            ChainReactionMove counts = GAME.rules().judge(state, mover, answer).counts();
            state = GAME.rules().next(state, Actions.of(mover, counts));
        }
        return GAME.views().write(GAME.rules().view(state, Viewpoint.of(SECOND)));
    }

    private static Optional<OrderCheck.Objection> objection(String input, String order) {
        return new OrderCheck<>(GAME, SECOND, Settings.defaults(GAME.info())).objection(input, order + "\n");
    }

    @Test
    void anOrderThatMayBeLegalHasNoObjection() {
        String input = input("K 10", "K 40", "C 3");

        assertThat(objection(input, "C 17")).isEmpty();
        assertThat(objection(input, "s 40-33")).isEmpty();
        assertThat(objection(input, "C 10"))
                .as("the hidden king's cell is like any other")
                .isEmpty();
        assertThat(objection(input("K 10"), "K 29")).isEmpty();
    }

    @Test
    void anOrderThatTheSeatKnowsToBeWrongHasAnObjectionWithCodeAndWords() {
        String input = input("K 10", "K 40", "C 3");

        assertThat(objection(input, "C 3").orElseThrow().code()).isEqualTo(9);
        assertThat(objection(input, "C 40").orElseThrow().words()).startsWith("Your own king stands on that cell");
        assertThat(objection(input, "C 50").orElseThrow().code()).isEqualTo(4);
        assertThat(objection(input, "S 33-34").orElseThrow().code()).isEqualTo(10);
        assertThat(objection(input("K 10"), "K 3").orElseThrow().code()).isEqualTo(3);
    }

    @Test
    void theOnlySimilarLegalOrderIsSuggested() {
        String input = input("K 10", "K 40", "C 3");

        assertThat(objection(input, "c17").orElseThrow().meant()).contains("C 17");
        assertThat(objection(input, "017").orElseThrow().meant()).contains("C 17");
        assertThat(objection(input, "s 40 33").orElseThrow().meant()).contains("S 40-33");
        assertThat(objection(input, "s33").orElseThrow().meant()).contains("S 40-33");
        assertThat(objection(input, "C 3").orElseThrow().meant()).isEmpty();
        assertThat(objection(input, "nonsense").orElseThrow().meant()).isEmpty();
        assertThat(objection(input("K 10"), "29").orElseThrow().meant()).contains("K 29");
    }

    @Test
    void legalOrdersAreThoseOfTheSeat() {
        assertThat(new OrderCheck<>(GAME, SECOND, Settings.defaults(GAME.info())).legal(input("K 10")))
                .hasSize(21)
                .startsWith("K 29")
                .endsWith("K 49");
        assertThat(new OrderCheck<>(GAME, SECOND, Settings.defaults(GAME.info())).legal(input("K 10", "K 40", "C 3")))
                .contains("C 10", "S 40-10")
                .doesNotContain("C 3", "C 40");
    }

    @Test
    void aCheckWorksForAnyGame() {
        GameDefinition<Doubt.State, Doubt.View, Doubt.Act> doubt = Doubt.definition();
        Setup setup = new Setup(List.of("Ada", "Bob"), 1, Settings.defaults(doubt.info()));
        String input = doubt.views().write(doubt.rules().view(doubt.rules().start(setup), Viewpoint.of(new Seat(1))));
        OrderCheck<Doubt.State, Doubt.View, Doubt.Act> scrutiny =
                new OrderCheck<>(doubt, new Seat(1), Settings.defaults(doubt.info()));

        assertThat(scrutiny.legal(input)).hasSize(6).contains("claim 3");
        assertThat(scrutiny.objection(input, "claim 3\n")).isEmpty();
        assertThat(scrutiny.objection(input, "doubt\n").orElseThrow().words()).isEqualTo("not what was expected");
        assertThat(scrutiny.objection(input, "3\n").orElseThrow().meant()).contains("claim 3");
    }
}
