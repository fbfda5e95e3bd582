package arena.games.chainreaction;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.GameContract;
import arena.contract.RandomMatch;
import arena.game.Actions;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests of the packed board against the rules, move by move over random matches with swaps, hidden kings and finds.
 */
class PackedCoinBoardTest {

    private static final GameContract<ChainReactionState, ChainReactionView, ChainReactionMove> CONTRACT =
            new ChainReactionContractTest();

    @ParameterizedTest
    @ValueSource(strings = {"0", "6", "60"})
    void thePackedBoardAgreesWithTheRulesMoveByMove(String swaps) {
        Map<String, String> settings = Map.of("swaps", swaps, "wrong-moves", "1000", "turn-limit", "600");
        for (long seed = 0; seed < 150; seed++) {
            RandomMatch<ChainReactionState, ChainReactionView, ChainReactionMove> match =
                    new RandomMatch<>(CONTRACT, ChainReactionContractTest.setup(seed, settings), seed);
            match.step();
            match.step();
            PackedCoinBoard packed = PackedCoinBoard.of(match.state().board());
            while (!match.isOver()) {
                Side mover = match.state().mover();
                packed.turnTo(mover);
                assertThat(cells(packed.free()))
                        .isEqualTo(freeCells(match.state().board(), mover));
                boolean hit = follow(packed, match.step());
                assertThat(packed.toBoard()).isEqualTo(match.state().board());
                assertThat(hit).isEqualTo(match.state().over().isPresent() && isHit(match.state()));
            }
        }
    }

    @Test
    void aCopyTakesBackAnyNumberOfMoves() {
        CoinBoard start = CoinBoard.EMPTY.withKing(Side.FIRST, 10).withKing(Side.SECOND, 40);
        PackedCoinBoard kept = PackedCoinBoard.of(start);
        PackedCoinBoard board = new PackedCoinBoard();
        CoinPlayouts playouts = new CoinPlayouts(3);
        for (int match = 0; match < 100; match++) {
            board.copyFrom(kept);
            playouts.play(board);
            assertThat(kept.toBoard()).isEqualTo(start);
            assertThat(kept.mover()).isEqualTo(Side.FIRST);
        }
    }

    @Test
    void bothBoardsPlayTheSameRandomMatches() {
        CoinBoard start = CoinBoard.EMPTY.withKing(Side.FIRST, 10).withKing(Side.SECOND, 40);
        CoinPlayouts naive = new CoinPlayouts(5);
        CoinPlayouts packed = new CoinPlayouts(5);
        for (int match = 0; match < 500; match++) {
            assertThat(packed.play(PackedCoinBoard.of(start))).isEqualTo(naive.play(start, Side.FIRST));
        }
    }

    @Test
    void bitsAndCellsAreEachOthersInverse() {
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            assertThat(PackedCoinBoard.cell(PackedCoinBoard.bit(cell))).isEqualTo(cell);
            assertThat(PackedCoinBoard.CELLS & PackedCoinBoard.bit(cell)).isNotZero();
        }
        assertThat(PackedCoinBoard.cell(0)).isEqualTo(Grid.NO_CELL);
        assertThat(PackedCoinBoard.bit(Grid.NO_CELL)).isZero();
        assertThat(Long.bitCount(PackedCoinBoard.CELLS)).isEqualTo(Grid.CELLS);
    }

    private static boolean follow(PackedCoinBoard packed, Actions<ChainReactionMove> actions) {
        ChainReactionMove move = actions.only().action();
        if (move instanceof ChainReactionMove.PlaceCoin coin) {
            return packed.place(PackedCoinBoard.bit(coin.cell()));
        }
        return move instanceof ChainReactionMove.SwapKing swap && packed.swap(PackedCoinBoard.bit(swap.to()));
    }

    private static boolean isHit(ChainReactionState state) {
        return state.over()
                .map(over -> over.reason().equals(ChainReactionEndings.KING_HIT))
                .orElse(false);
    }

    private static List<Integer> cells(long bits) {
        return IntStream.rangeClosed(1, Grid.CELLS)
                .filter(cell -> (bits & PackedCoinBoard.bit(cell)) != 0)
                .boxed()
                .toList();
    }

    private static List<Integer> freeCells(CoinBoard board, Side side) {
        return IntStream.rangeClosed(1, Grid.CELLS)
                .filter(cell -> board.mayPlace(side, cell))
                .boxed()
                .toList();
    }
}
