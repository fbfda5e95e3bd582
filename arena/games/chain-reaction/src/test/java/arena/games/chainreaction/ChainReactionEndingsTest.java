package arena.games.chainreaction;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Departure;
import arena.game.Phase;
import arena.game.Seat;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests of the ends of matches, except for those by faults, which the table of errors holds. */
class ChainReactionEndingsTest {

    @Test
    void aCoinThatReachesTheHiddenKingWins() {
        ScriptedMatch scene = new ScriptedMatch().with("K 10", "K 29", "C 22", "C 1", "C 22", "C 1", "C 22");
        assertThat(scene.over()).isEqualTo(won(1, "king hit", ""));
        assertThat(scene.state().turns()).isEqualTo(7);
    }

    @Test
    void aSideWhoseCellsAreAllTakenHasNoLegalMoveAndLoses() {
        int[] counts = new int[Grid.CELLS];
        Arrays.fill(counts, 1);
        counts[0] = 0;
        counts[48] = 0;
        counts[24] = 0;
        ChainReactionState state =
                new ScriptedMatch().with("K 1", "K 49").state().withBoard(CoinBoard.of(counts, 1, 49));
        ChainReactionState after = ChainReactionTurns.turn(state, new ChainReactionMove.PlaceCoin(25));
        assertThat(after.over()).contains(won(1, "no legal move", ""));
    }

    @Test
    void theTurnLimitIsDecidedByCellsFirst() {
        ScriptedMatch scene =
                new ScriptedMatch(Map.of("turn-limit", "6")).with("K 1", "K 49", "C 25", "C 20", "C 26", "C 20");
        assertThat(scene.over()).isEqualTo(won(1, "turn limit", "more cells: 2 against 1"));
    }

    @Test
    void thenByCoins() {
        ScriptedMatch scene =
                new ScriptedMatch(Map.of("turn-limit", "6")).with("K 1", "K 49", "C 25", "C 20", "C 1", "C 20");
        assertThat(scene.over()).isEqualTo(won(2, "turn limit", "more coins: 2 against 1"));
    }

    @Test
    void thenByWrongMoves() {
        ScriptedMatch scene = new ScriptedMatch(Map.of("turn-limit", "4")).with("K 1", "K 1", "S 1-2", "S 49-48");
        assertThat(scene.over()).isEqualTo(won(1, "turn limit", "fewer wrong moves: 0 against 1"));
    }

    @Test
    void andAtLastForPlayer2() {
        ScriptedMatch scene = new ScriptedMatch(Map.of("turn-limit", "2")).with("K 1", "K 49");
        assertThat(scene.over()).isEqualTo(won(2, "turn limit", "player 2, all counts being equal"));
    }

    @Test
    void tooManyWrongMovesComeBeforeTheTurnLimit() {
        ScriptedMatch scene =
                new ScriptedMatch(Map.of("turn-limit", "3", "wrong-moves", "0")).with("K 1", "K 49", "C 1");
        assertThat(scene.over()).isEqualTo(won(2, "too many wrong moves", ""));
    }

    @Test
    void aSideThatLeavesLosesWithTheReason() {
        ChainReactionState state = new ScriptedMatch().with("K 1").state();
        assertThat(ScriptedMatch.GAME
                        .rules()
                        .leave(state, new Seat(1), Departure.ENDED)
                        .over())
                .contains(won(2, "process ended", ""));
        assertThat(ScriptedMatch.GAME
                        .rules()
                        .leave(state, new Seat(2), Departure.NOT_READY)
                        .over())
                .contains(won(1, "not ready", ""));
    }

    private static Phase.Over won(int winner, String reason, String detail) {
        return Phase.Over.won(new Seat(winner), new Seat(3 - winner), reason, detail);
    }
}
