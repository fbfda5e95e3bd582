package arena.record;

import arena.match.MatchStatus;
import java.util.List;
import java.util.Optional;

/**
 * The match after one event of its record.
 *
 * @param entry the event
 * @param status how the match stands by what the events tell
 * @param playedSteps the steps that are over
 * @param state the state after it by the rules; empty before the match was set up
 * @param differences what the rules say otherwise than the record, as sentences that name the line
 */
public record Frame<S>(
        RecordedEvent entry, MatchStatus status, int playedSteps, Optional<S> state, List<String> differences) {

    public Frame {
        differences = List.copyOf(differences);
    }
}
