package arena.app.auto;

import arena.app.play.MatchObserver;
import arena.game.Departure;
import arena.match.Event;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Watches the beginning of a match, and breaks it off when somebody is missing who must not be, or when enough was
 * seen. A match is told its events on its own thread, so interrupting that thread is enough.
 */
final class AutoAttendance implements MatchObserver {

    private final SortedSet<Integer> awaited;
    private final boolean endsWithAnAnswer;
    private Optional<Event.Left> missing = Optional.empty();
    private boolean answered;

    /**
     * Prepares to watch.
     *
     * @param awaited the seats that must not be missing
     * @param endsWithAnAnswer whether the first answer of one of them is all that is wanted
     */
    AutoAttendance(SortedSet<Integer> awaited, boolean endsWithAnAnswer) {
        this.awaited = new TreeSet<>(awaited);
        this.endsWithAnAnswer = endsWithAnAnswer;
    }

    /** Returns how the first one who is missing has failed to come. */
    Optional<Event.Left> missing() {
        return missing;
    }

    /** Returns whether one of them has answered in time, rightly or wrongly. */
    boolean hasAnswered() {
        return answered;
    }

    @Override
    public void write(Event event) {
        if (event instanceof Event.Left left
                && awaited.contains(left.seat())
                && left.why() == Departure.NOT_READY
                && missing.isEmpty()) {
            missing = Optional.of(left);
            Thread.currentThread().interrupt();
        }
        if (event instanceof Event.Ruled ruled
                && awaited.contains(ruled.seat())
                && ruled.reply().bytes().isPresent()) {
            answered = true;
        }
        if (endsWithAnAnswer && answered && event instanceof Event.Acknowledged) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        if (missing.isPresent() || endsWithAnAnswer && answered) {
            // The interrupt was for this match alone.
            Thread.interrupted();
        }
    }
}
