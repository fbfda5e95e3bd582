package arena.app.compare;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Departure;
import arena.game.Ruling;
import arena.match.Event;
import arena.match.Reply;
import arena.match.Stamps;
import org.junit.jupiter.api.Test;

class CompareWitnessTest {

    private static final long LIMIT_MILLIS = 100;
    private static final long LIMIT_NANOS = LIMIT_MILLIS * 1_000_000;

    private final CompareWitness witness = new CompareWitness();

    private void goesWithoutAnAnswer(int seat, long afterNanos) {
        witness.write(new Event.Prompted(0, 1, seat, 1, LIMIT_MILLIS, "input\n"));
        Reply none = Reply.none(1, new Stamps(0, Stamps.NEVER, Stamps.NEVER, Stamps.NEVER));
        witness.write(new Event.Ruled(afterNanos, 1, seat, none, Ruling.LATE, "nothing came", 0));
    }

    @Test
    void whoLetsHisTimePassIsLate() {
        goesWithoutAnAnswer(1, LIMIT_NANOS);

        assertThat(witness.late(1)).isEqualTo(1);
        assertThat(witness.cause(1, "time out")).isEqualTo("time out");
    }

    @Test
    void aProgramThatHasEndedBeforeItsTimeWasOverIsNotLate() {
        goesWithoutAnAnswer(2, LIMIT_NANOS / 2);
        witness.write(new Event.Left(LIMIT_NANOS / 2, 1, 2, Departure.ENDED, "exit code 3", true));

        assertThat(witness.late(2)).isZero();
        assertThat(witness.cause(2, "process ended")).isEqualTo(Departure.ENDED.words());
    }
}
