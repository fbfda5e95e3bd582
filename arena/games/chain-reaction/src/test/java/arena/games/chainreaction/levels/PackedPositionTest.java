package arena.games.chainreaction.levels;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Answer;
import arena.game.Chance;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionState;
import arena.games.chainreaction.CoinBoard;
import arena.games.chainreaction.Grid;
import arena.games.chainreaction.PackedCoinBoard;
import arena.games.chainreaction.Side;
import arena.level.Effort;
import arena.level.MindSeat;
import arena.level.OneStepLookahead;
import arena.search.SearchRandom;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class PackedPositionTest {

    private final PackedPosition position = new PackedPosition(Evaluation::withThreats);
    private final int[] moves = new int[256];

    @Test
    void everyMoveThatIsListedIsLegalAndLeadsWhereTheRulesLead() {
        for (long seed = 0; seed < 20; seed++) {
            for (TestMatch.Turn turn : TestMatch.of(2, 1, seed, Effort.nodes(1)).turns()) {
                if (!turn.before().awaitsKing()) {
                    holdToTheRules(turn.before());
                }
            }
        }
    }

    @Test
    void undoingAnyNumberOfMovesRestoresThePosition() {
        SearchRandom dice = new SearchRandom(Chance.of(1, "moves"));
        for (int match = 0; match < 50; match++) {
            begin(CoinBoard.EMPTY.withKing(Side.FIRST, 10).withKing(Side.SECOND, 40), 6);
            long hash = position.hash();
            int value = position.value();
            int played = 0;
            while (!position.isOver() && played < 100) {
                position.play(moves[dice.below(position.listMoves(moves))]);
                played++;
            }
            for (; played > 0; played--) {
                position.undo();
            }
            assertThat(position.hash()).isEqualTo(hash);
            assertThat(position.value()).isEqualTo(value);
        }
    }

    @Test
    void aBurstGainsTheProbabilityOfTheKingOnTheSweptCells() {
        begin(board(10, Grid.NO_CELL, 49), 6);
        position.hide(oneOf(48, 42, 30), 600);
        position.play(place(49));
        assertThat(position.gain()).isEqualTo(400);
    }

    @Test
    void cellsThatWereSweptOnceGainNothing() {
        begin(board(10, Grid.NO_CELL, 49), 6);
        position.hide(oneOf(48, 42, 30), 600);
        for (int cell : new int[] {49, 1, 49, 2, 49}) {
            position.play(place(cell));
        }
        assertThat(position.gain()).isZero();
    }

    @Test
    void aKingOutOfReachStaysAndOneInReachMayGo() {
        begin(board(48, 1, 3), 6);
        assertThat(listed()).noneMatch(move -> move >= PackedPosition.SWAP);
        begin(opponentFullOn(49, 48), 6);
        assertThat(listed()).anyMatch(move -> move >= PackedPosition.SWAP);
        begin(opponentFullOn(49, 48), 0);
        assertThat(listed()).noneMatch(move -> move >= PackedPosition.SWAP);
    }

    @Test
    void aHiddenKingFleesToEmptyCellsOnly() {
        CoinBoard board = opponentFullOn(49, 48);
        begin(board, 6);
        assertThat(listed())
                .filteredOn(move -> move >= PackedPosition.SWAP)
                .isNotEmpty()
                .allSatisfy(move -> assertThat(board.coins(PackedCoinBoard.cell(1L << (move - PackedPosition.SWAP))))
                        .isZero());
    }

    private void holdToTheRules(ChainReactionState state) {
        Side mover = state.mover();
        PackedCoinBoard packed = PackedCoinBoard.of(state.board());
        packed.turnTo(mover);
        int swaps = state.tally(mover).swapsLeft();
        position.begin(packed, swaps, state.tally(mover.opponent()).swapsLeft(), false, 1);
        for (int move : listed()) {
            ChainReactionMove order = ViewTranslation.order(move, state.board().king(mover));
            assertThat(TestMatch.GAME
                            .rules()
                            .judge(state, mover.seat(), new Answer.Given<>(order))
                            .code())
                    .isZero();
            ChainReactionState after = new OneStepLookahead<>(
                            TestMatch.GAME, MindSeat.standard(mover.seat(), TestMatch.GAME.info()))
                    .after(state, order);
            position.play(move);
            assertThat(position.isOver()).isEqualTo(after.over().isPresent());
            position.undo();
        }
    }

    private void begin(CoinBoard board, int swaps) {
        position.begin(PackedCoinBoard.of(board), swaps, swaps, true, 1);
    }

    private List<Integer> listed() {
        return Arrays.stream(moves, 0, position.listMoves(moves)).boxed().toList();
    }

    /** A board on which player 1 has a coin on one cell. */
    private static CoinBoard board(int firstKing, int secondKing, int cell) {
        int[] counts = new int[Grid.CELLS];
        counts[cell - 1] = 1;
        return CoinBoard.of(counts, firstKing, secondKing);
    }

    /** A board on which player 2 has filled a corner, and player 1 has coins on cells 3 and 4. */
    private static CoinBoard opponentFullOn(int corner, int firstKing) {
        int[] counts = new int[Grid.CELLS];
        counts[corner - 1] = -1;
        counts[2] = 1;
        counts[3] = 2;
        return CoinBoard.of(counts, firstKing, 1);
    }

    private static KingChances oneOf(int... cells) {
        double[] shares = new double[Grid.CELLS + 1];
        for (int cell : cells) {
            shares[cell] = 1.0 / cells.length;
        }
        return new KingChances(shares);
    }

    private static int place(int cell) {
        return Long.numberOfTrailingZeros(PackedCoinBoard.bit(cell));
    }
}
