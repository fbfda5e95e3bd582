package arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests of a match that the venue has broken off. */
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
    void aMatchThatTheVenueDidNotBreakIsPlayedOnce() throws InterruptedException {
        assertThat(play(NOBODY)).isEqualTo(NOBODY);
        assertThat(attempts).containsExactly(1);
    }

    @Test
    void aMatchThatTheVenueBrokeIsPlayedAgainOnceTheVenueHasRecovered() throws InterruptedException {
        trouble = Optional.of("The field is gone.");
        clock.plan(Duration.ofSeconds(12), () -> trouble = Optional.empty());

        assertThat(play(DOWN, NOBODY)).isEqualTo(NOBODY);
        assertThat(attempts).containsExactly(1, 2);
        assertThat(clock.nanos()).isBetween(Duration.ofSeconds(12).toNanos(), GRACE.toNanos());
    }

    @Test
    void aSecondFailureIsTheReferees() throws InterruptedException {
        assertThat(play(DOWN, DOWN)).isEqualTo(DOWN);
        assertThat(attempts).containsExactly(1, 2);
    }

    @Test
    void aVenueThatDoesNotRecoverWithinTheGraceTimeIsNotPlayedAtAgain() throws InterruptedException {
        trouble = Optional.of("The field is gone.");

        assertThat(play(DOWN)).isEqualTo(DOWN);
        assertThat(attempts).containsExactly(1);
        assertThat(clock.nanos()).isEqualTo(GRACE.toNanos());
    }

    @Test
    void aCallerThatCountsAttemptsHasOneAndWaitsForTheVenue() throws InterruptedException {
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
    void eachAttemptHasASeedOfItsOwnAndTheFirstThatOfTheMatch() {
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
