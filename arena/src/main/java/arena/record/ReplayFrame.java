package arena.record;

import arena.match.Event;
import arena.match.MatchPosition;
import arena.match.MatchStatus;
import java.util.List;
import java.util.Optional;

/**
 * A frame of a replay: the match after one event of its record.
 *
 * @param entry the event
 * @param status the status of the match by the events
 * @param position the position by the rules; empty before the setup
 * @param differences the differences between the rules and the record, as sentences that name the line
 * @param lost whether the rules could not follow the record up to here; the position is then the last one that they
 *     reached
 */
public record ReplayFrame<S, V, A>(
        RecordedEvent entry,
        MatchStatus status,
        Optional<MatchPosition<S, V, A>> position,
        List<String> differences,
        boolean lost) {

    public ReplayFrame {
        differences = List.copyOf(differences);
    }

    /** Returns the event. */
    public Event event() {
        return entry.event();
    }

    /** Returns the state by the rules; empty before the setup. */
    public Optional<S> state() {
        return position.map(MatchPosition::state);
    }

    /** Returns the number of the last step that is over; 0 before the first. */
    public int steps() {
        return position.map(MatchPosition::steps).orElse(0);
    }
}
