package arena.search;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Chance;
import org.junit.jupiter.api.Test;

class TimekeeperTest {

    private static final long THINK = 1_000_000;

    private long now = 5_000;

    @Test
    void the_first_search_gets_half_its_time_because_nothing_is_measured_yet() {
        assertThat(new Timekeeper(() -> now).reserveNanos(THINK)).isEqualTo(THINK / 2);
    }

    @Test
    void the_reserve_is_four_times_the_worst_that_was_measured() {
        Timekeeper keeper = new Timekeeper(() -> now);
        overshoot(keeper, 10_000);
        overshoot(keeper, 40_000);
        overshoot(keeper, 20_000);
        assertThat(keeper.reserveNanos(THINK)).isEqualTo(160_000);
    }

    @Test
    void a_long_time_between_two_looks_is_kept_back_even_if_the_search_stopped_in_time() {
        Timekeeper keeper = new Timekeeper(() -> now);
        Budget budget = keeper.begin(now, THINK);
        now += 30_000;
        assertThat(budget.isSpent(64)).isFalse();
        keeper.finish();
        assertThat(keeper.reserveNanos(THINK)).isEqualTo(120_000);
    }

    @Test
    void what_was_measured_long_ago_is_forgotten() {
        Timekeeper keeper = new Timekeeper(() -> now);
        overshoot(keeper, 200_000);
        for (int search = 0; search < 16; search++) {
            overshoot(keeper, 1_000);
        }
        assertThat(keeper.reserveNanos(THINK)).isEqualTo(4_000);
    }

    @Test
    void a_bad_stop_costs_no_more_than_half_the_time() {
        Timekeeper keeper = new Timekeeper(() -> now);
        overshoot(keeper, 50 * THINK);
        assertThat(keeper.reserveNanos(THINK)).isEqualTo(THINK / 2);
    }

    @Test
    void no_search_ends_late_on_a_machine_that_stumbles_as_it_has_stumbled_before() {
        SearchRandom dice = new SearchRandom(Chance.of(1, "stumbling"));
        Timekeeper keeper = new Timekeeper(() -> now += 500 + dice.below(20_000));
        AlphaBeta search = new AlphaBeta(new AlphaBeta.Style(30, 4, true, 10));
        for (int move = 0; move < 300; move++) {
            long began = now;
            Budget budget = keeper.begin(began, THINK);
            search.search(new Thicket(move), budget);
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
