package arena.record;

import java.util.List;
import java.util.Optional;

/**
 * The match after one event of its record.
 *
 * @param entry the event
 * @param playedSteps the steps that are over
 * @param state the state after it; empty before the match was set up
 * @param differences what the rules say otherwise than the record, as sentences that name the line
 */
public record Frame<S>(RecordedEvent entry, int playedSteps, Optional<S> state, List<String> differences) {

    public Frame {
        differences = List.copyOf(differences);
    }
}
