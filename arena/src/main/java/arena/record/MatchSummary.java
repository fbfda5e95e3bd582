package arena.record;

import arena.match.Event;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A summary of a record.
 *
 * @param file its file
 * @param began the setup of the match; empty if it cannot be read
 * @param end {@link Event.Ended} or {@link Event.BrokenOff}; empty while the match is played, or if the arena was
 *     killed
 * @param faults the answers that broke a rule or did not come in time ({@link arena.game.Ruling#isFault}), by seat;
 *     empty if there is no setup
 * @param remark the damage of the record, as a sentence; empty if there is none
 */
public record MatchSummary(
        Path file, Optional<Event.Began> began, Optional<Event> end, List<Integer> faults, Optional<String> remark) {

    public MatchSummary {
        faults = List.copyOf(faults);
    }

    /** Returns the id of the match: from the setup, or from the name of the file if there is no setup. */
    public String matchId() {
        return began.map(Event.Began::matchId).orElseGet(() -> MatchIds.ofRecord(file));
    }

    /** Returns the name of its file. */
    public String name() {
        return String.valueOf(file.getFileName());
    }

    /** Returns the names in seat order. */
    public List<String> names() {
        return began.stream()
                .flatMap(setup -> setup.sittings().stream())
                .map(Event.SeatAssignment::name)
                .toList();
    }

    /** Returns the verdict, if the match has one. */
    public Optional<Event.Ended> verdict() {
        return end.filter(Event.Ended.class::isInstance).map(Event.Ended.class::cast);
    }

    /** Returns the breaking off of the match, if it was broken off. */
    public Optional<Event.BrokenOff> breach() {
        return end.filter(Event.BrokenOff.class::isInstance).map(Event.BrokenOff.class::cast);
    }

    /** Returns the reason for the end; empty if the match has no end. */
    public String reason() {
        return verdict()
                .map(Event.Ended::reason)
                .or(() -> breach().map(broken -> "broken off: " + broken.words()))
                .orElse("");
    }

    /** Returns the names of the winners; none without a verdict. */
    public List<String> winners() {
        return verdict().stream()
                .flatMap(ended -> ended.standings().stream())
                .filter(standing -> standing.place() == 1 && standing.seat().number() <= names().size())
                .map(standing -> names().get(standing.seat().index()))
                .toList();
    }

    /** Returns the duration of the match in nanoseconds; empty without an end. */
    public Optional<Long> durationNanos() {
        return verdict().map(Event.Ended::atNanos).or(() -> breach().map(Event.BrokenOff::atNanos));
    }
}
