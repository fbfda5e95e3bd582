package arena.games.chainreaction;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the laws of the chain reaction over many random boards. */
class ReactionLawsTest {

    private static final int MATCHES = 60;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void theOrderOfBurstsChangesNeitherTheHitNorTheBoard(long seed) {
        for (RandomBoards boards = new RandomBoards(seed, MATCHES); boards.next(); ) {
            ChainBurst waves = ChainBurst.ofCoin(boards.before(), boards.mover(), boards.cell());
            for (int order = 0; order < 3; order++) {
                Optional<CoinBoard> oneByOne = oneByOne(boards, new Chance(seed * 31 + order));
                assertThat(oneByOne.isEmpty()).isEqualTo(waves.kingHit());
                oneByOne.ifPresent(board -> assertThat(board).isEqualTo(waves.board()));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14})
    void coinsAreConservedButForThoseTheKingAbsorbs(long seed) {
        for (RandomBoards boards = new RandomBoards(seed, MATCHES); boards.next(); ) {
            CoinBoard before = boards.before();
            ChainBurst reaction = ChainBurst.ofCoin(before, boards.mover(), boards.cell());
            int coinsBefore = before.coins(Side.FIRST) + before.coins(Side.SECOND) + 1;
            int coinsAfter =
                    reaction.board().coins(Side.FIRST) + reaction.board().coins(Side.SECOND);
            if (reaction.kingHit()) {
                assertThat(coinsAfter).isLessThan(coinsBefore);
            } else {
                assertThat(coinsAfter).isEqualTo(coinsBefore - absorbed(boards));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23, 24})
    void everyReactionEndsWithNoCellAboveItsCapacityAndNoCoinUnderAKing(long seed) {
        for (RandomBoards boards = new RandomBoards(seed, MATCHES); boards.next(); ) {
            ChainBurst reaction = ChainBurst.ofCoin(boards.before(), boards.mover(), boards.cell());
            assertThat(reaction.waves()).isLessThan(1_000);
            CoinBoard after = reaction.board();
            for (int cell = 1; cell <= Grid.CELLS; cell++) {
                if (!reaction.kingHit()) {
                    assertThat(after.coins(cell)).isLessThanOrEqualTo(Grid.capacity(cell));
                }
                assertThat(after.holdsKing(cell) && after.coins(cell) > 0).isFalse();
            }
        }
    }

    /** Lets one cell burst at a time, chosen at random; returns nothing if the opponent's king is hit. */
    private static Optional<CoinBoard> oneByOne(RandomBoards boards, Chance source) {
        int sign = boards.mover().sign();
        int[] counts = boards.before().signedCounts();
        counts[boards.cell() - 1] += sign;
        Chance chance = source;
        for (List<Integer> over = over(counts); !over.isEmpty(); over = over(counts)) {
            Chance.Drawn drawn = chance.below(over.size());
            chance = drawn.rest();
            int bursting = over.get(drawn.whole());
            List<Integer> neighbours = Grid.neighbours(bursting).boxed().toList();
            counts[bursting - 1] -= sign * neighbours.size();
            if (neighbours.contains(boards.before().king(boards.mover().opponent()))) {
                return Optional.empty();
            }
            for (int neighbour : neighbours) {
                if (neighbour != boards.before().king(boards.mover())) {
                    counts[neighbour - 1] = sign * (Math.abs(counts[neighbour - 1]) + 1);
                }
            }
        }
        return Optional.of(CoinBoard.of(
                counts, boards.before().king(Side.FIRST), boards.before().king(Side.SECOND)));
    }

    /**
     * Returns the number of coins that the mover's king absorbs: one for each burst of a neighbour, counted one burst
     * at a time.
     */
    private static int absorbed(RandomBoards boards) {
        int sign = boards.mover().sign();
        int king = boards.before().king(boards.mover());
        int[] counts = boards.before().signedCounts();
        counts[boards.cell() - 1] += sign;
        int absorbed = 0;
        for (List<Integer> over = over(counts); !over.isEmpty(); over = over(counts)) {
            int bursting = over.get(0);
            counts[bursting - 1] -= sign * (Grid.capacity(bursting) + 1);
            for (int neighbour : Grid.neighbours(bursting).toArray()) {
                if (neighbour == king) {
                    absorbed++;
                } else {
                    counts[neighbour - 1] = sign * (Math.abs(counts[neighbour - 1]) + 1);
                }
            }
        }
        return absorbed;
    }

    private static List<Integer> over(int[] counts) {
        List<Integer> over = new ArrayList<>();
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            if (Math.abs(counts[cell - 1]) > Grid.capacity(cell)) {
                over.add(cell);
            }
        }
        return over;
    }

    /** The boards and moves of random matches, one after the other. */
    private static final class RandomBoards {

        private Chance chance;
        private int matches;
        private ChainBurst now = new ChainBurst(CoinBoard.EMPTY, true, 0, 0);
        private Side mover = Side.SECOND;
        private int cell;
        private CoinBoard before = CoinBoard.EMPTY;

        RandomBoards(long seed, int matches) {
            this.chance = new Chance(seed);
            this.matches = matches;
        }

        boolean next() {
            if (now.kingHit() || !now.board().mayMove(mover.opponent())) {
                if (matches-- == 0) {
                    return false;
                }
                int firstKing = 1 + below(Grid.CELLS);
                int secondKing = 1 + (firstKing + below(Grid.CELLS - 1)) % Grid.CELLS;
                CoinBoard start =
                        CoinBoard.EMPTY.withKing(Side.FIRST, firstKing).withKing(Side.SECOND, secondKing);
                now = new ChainBurst(start, false, 0, 0);
                mover = Side.SECOND;
            }
            mover = mover.opponent();
            before = now.board();
            do {
                cell = 1 + below(Grid.CELLS);
            } while (!before.mayPlace(mover, cell));
            now = ChainBurst.ofCoin(before, mover, cell);
            return true;
        }

        CoinBoard before() {
            return before;
        }

        Side mover() {
            return mover;
        }

        int cell() {
            return cell;
        }

        private int below(int bound) {
            Chance.Drawn drawn = chance.below(bound);
            chance = drawn.rest();
            return drawn.whole();
        }
    }
}
