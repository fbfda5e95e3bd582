package arena.search;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Chance;
import org.junit.jupiter.api.Test;

class TimekeeperTest {

    private static final long THINK = 1_000_000;

    private long now = 5_000;

    @Test
    void theFirstSearchGetsHalfItsTimeBecauseNothingIsMeasuredYet() {
        assertThat(new Timekeeper(() -> now).reserveNanos(THINK)).isEqualTo(THINK / 2);
    }

    @Test
    void theReserveIsFourTimesTheWorstThatWasMeasured() {
        Timekeeper keeper = new Timekeeper(() -> now);
        overshoot(keeper, 10_000);
        overshoot(keeper, 40_000);
        overshoot(keeper, 20_000);
        assertThat(keeper.reserveNanos(THINK)).isEqualTo(160_000);
    }

    @Test
    void aLongTimeBetweenTwoLooksIsKeptBackEvenIfTheSearchStoppedInTime() {
        Timekeeper keeper = new Timekeeper(() -> now);
        Budget budget = keeper.begin(now, THINK);
        now += 30_000;
        assertThat(budget.isSpent(64)).isFalse();
        keeper.finish();
        assertThat(keeper.reserveNanos(THINK)).isEqualTo(120_000);
    }

    @Test
    void whatWasMeasuredLongAgoIsForgotten() {
        Timekeeper keeper = new Timekeeper(() -> now);
        overshoot(keeper, 200_000);
        for (int search = 0; search < 16; search++) {
            overshoot(keeper, 1_000);
        }
        assertThat(keeper.reserveNanos(THINK)).isEqualTo(4_000);
    }

    @Test
    void aBadStopCostsNoMoreThanHalfTheTime() {
        Timekeeper keeper = new Timekeeper(() -> now);
        overshoot(keeper, 50 * THINK);
        assertThat(keeper.reserveNanos(THINK)).isEqualTo(THINK / 2);
    }

    @Test
    void noSearchEndsLateOnAMachineThatStumblesAsItHasStumbledBefore() {
        SearchRandom dice = new SearchRandom(Chance.of(1, "stumbling"));
        Timekeeper keeper = new Timekeeper(() -> now += 500 + dice.below(20_000));
        AlphaBeta search = new AlphaBeta(new AlphaBeta.Style(30, 4, true, 10));
        for (int move = 0; move < 300; move++) {
            long began = now;
            Budget budget = keeper.begin(began, THINK);
            search.search(new RandomGame(move), budget);
            keeper.finish();
            assertThat(now - began).isLessThanOrEqualTo(THINK);
        }
    }

    private void overshoot(Timekeeper keeper, long nanos) {
        long reserve = keeper.reserveNanos(THINK);
        keeper.begin(now, THINK);
        now += THINK - reserve + nanos;
        keeper.finish();
    }
}
