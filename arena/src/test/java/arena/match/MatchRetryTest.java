package arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What happens to a match that the place has broken off. */
final class MatchRetryTest {

    private static final MatchConclusion DOWN =
            new MatchConclusion.Broken(Event.Cause.INFRASTRUCTURE, "The field is gone.");
    private static final MatchConclusion NOBODY =
            new MatchConclusion.Broken(Event.Cause.NOBODY_READY, "No player was ready.");
    private static final Duration GRACE = Duration.ofSeconds(30);

    private final VirtualClock clock = new VirtualClock();
    private final List<Integer> attempts = new ArrayList<>();
    private Optional<String> trouble = Optional.empty();

    @Test
    void a_match_that_the_place_did_not_break_is_played_once() throws InterruptedException {
        assertThat(play(NOBODY)).isEqualTo(NOBODY);
        assertThat(attempts).containsExactly(1);
    }

    @Test
    void a_match_that_the_place_broke_is_played_again_once_the_place_is_well() throws InterruptedException {
        trouble = Optional.of("The field is gone.");
        clock.plan(Duration.ofSeconds(12), () -> trouble = Optional.empty());

        assertThat(play(DOWN, NOBODY)).isEqualTo(NOBODY);
        assertThat(attempts).containsExactly(1, 2);
        assertThat(clock.nanos()).isBetween(Duration.ofSeconds(12).toNanos(), GRACE.toNanos());
    }

    @Test
    void a_second_failure_is_the_referees() throws InterruptedException {
        assertThat(play(DOWN, DOWN)).isEqualTo(DOWN);
        assertThat(attempts).containsExactly(1, 2);
    }

    @Test
    void a_place_that_does_not_recover_within_the_grace_time_is_not_played_at_again() throws InterruptedException {
        trouble = Optional.of("The field is gone.");

        assertThat(play(DOWN)).isEqualTo(DOWN);
        assertThat(attempts).containsExactly(1);
        assertThat(clock.nanos()).isEqualTo(GRACE.toNanos());
    }

    @Test
    void who_counts_attempts_himself_has_one_and_waits_for_the_place() throws InterruptedException {
        trouble = Optional.of("The field is gone.");
        clock.plan(Duration.ofSeconds(12), () -> trouble = Optional.empty());

        MatchConclusion conclusion = new MatchRetry(() -> trouble, GRACE, clock).playOnce(number -> {
            attempts.add(number);
            return DOWN;
        });

        assertThat(conclusion).isEqualTo(DOWN);
        assertThat(attempts).containsExactly(1);
        assertThat(clock.nanos()).isBetween(Duration.ofSeconds(12).toNanos(), GRACE.toNanos());
    }

    @Test
    void each_attempt_has_a_seed_of_its_own_and_the_first_that_of_the_match() {
        assertThat(MatchRetry.seed(42, 1)).isEqualTo(42);
        assertThat(List.of(MatchRetry.seed(42, 2), MatchRetry.seed(42, 3), MatchRetry.seed(43, 2)))
                .doesNotContain(42L, 43L)
                .doesNotHaveDuplicates()
                .allMatch(seed -> seed >= 0);
    }

    private MatchConclusion play(MatchConclusion... conclusions) throws InterruptedException {
        Deque<MatchConclusion> rest = new ArrayDeque<>(List.of(conclusions));
        return new MatchRetry(() -> trouble, GRACE, clock).play(number -> {
            attempts.add(number);
            return rest.removeFirst();
        });
    }
}
