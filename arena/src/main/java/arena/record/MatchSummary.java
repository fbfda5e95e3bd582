package arena.record;

import arena.match.Event;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A record in short.
 *
 * @param file where it lies
 * @param began how the match was set up; empty if that cannot be read
 * @param end {@link Event.Ended} or {@link Event.BrokenOff}; empty while the match is played, or if the arena was
 *     killed
 * @param faults the answers that broke a rule or did not come in time ({@link arena.game.Ruling#isFault}), by seat;
 *     empty if there is no setup
 * @param remark what is wrong with the record, as a sentence; empty if nothing is
 */
public record MatchSummary(
        Path file, Optional<Event.Began> began, Optional<Event> end, List<Integer> faults, Optional<String> remark) {

    public MatchSummary {
        faults = List.copyOf(faults);
    }

    /** Returns the match's name: the record's own, or that of the file if the record does not tell. */
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
                .map(Event.Sitting::name)
                .toList();
    }

    /** Returns the verdict, if the match ended in one. */
    public Optional<Event.Ended> verdict() {
        return end.filter(Event.Ended.class::isInstance).map(Event.Ended.class::cast);
    }

    /** Returns how the match was broken off, if it was. */
    public Optional<Event.BrokenOff> breach() {
        return end.filter(Event.BrokenOff.class::isInstance).map(Event.BrokenOff.class::cast);
    }

    /** Returns why the match ended; empty if it has no end. */
    public String reason() {
        return verdict()
                .map(Event.Ended::reason)
                .or(() -> breach().map(broken -> "broken off: " + broken.words()))
                .orElse("");
    }

    /** Returns the names of those in first place; none without a verdict. */
    public List<String> winners() {
        return verdict().stream()
                .flatMap(ended -> ended.standings().stream())
                .filter(standing -> standing.place() == 1 && standing.seat().number() <= names().size())
                .map(standing -> names().get(standing.seat().index()))
                .toList();
    }

    /** Returns how long the match lasted, in nanoseconds; nothing without an end. */
    public Optional<Long> durationNanos() {
        return verdict().map(Event.Ended::atNanos).or(() -> breach().map(Event.BrokenOff::atNanos));
    }
}
