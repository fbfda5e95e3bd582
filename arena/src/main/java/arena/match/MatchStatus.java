package arena.match;

import arena.game.Departure;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The status of a match after some of its events, as far as they determine it alone: the seats' tallies, open prompts,
 * departures, and the end. Every follower of a match, live or in its record, keeps this value, and {@link #after} is
 * the only place that makes the next one; what the rules make of the answers is in {@code arena.record.Replay}.
 *
 * @param events the number of events so far
 * @param began the setup; empty before the first event, and where the first line of a record is damaged
 * @param seats the tally of each seat by its number: the seats of the setup and those that events named
 * @param remarks all remarks so far
 * @param interventions the interventions of the host, in order
 * @param held why the match is held; empty while it goes on
 * @param end {@link Event.Ended} or {@link Event.BrokenOff}; empty while the match goes on
 */
public record MatchStatus(
        int events,
        Optional<Event.Began> began,
        SortedMap<Integer, SeatTally> seats,
        List<Event.Noticed> remarks,
        List<Event.Intervened> interventions,
        Optional<Event.Held> held,
        Optional<Event> end) {

    /** The status before the first event. */
    public static final MatchStatus NONE = new MatchStatus(
            0,
            Optional.empty(),
            Collections.emptySortedMap(),
            List.of(),
            List.of(),
            Optional.empty(),
            Optional.empty());

    /** Further seats in a damaged record are ignored. */
    private static final int MOST_SEATS = 100;

    /** More remarks than an honest record has, and more interventions. */
    private static final int MOST_REMARKS = 2_000;

    /** Returns the status after events in their order. */
    public static MatchStatus of(Iterable<? extends Event> events) {
        MatchStatus status = NONE;
        for (Event event : events) {
            status = status.after(event);
        }
        return status;
    }

    /** Returns the status after the next event. */
    public MatchStatus after(Event event) {
        if (event instanceof Event.Began setUp) {
            SortedMap<Integer, SeatTally> all = new TreeMap<>(seats);
            setUp.sittings().stream()
                    .limit(MOST_SEATS)
                    .forEach(sitting -> all.putIfAbsent(sitting.seat(), SeatTally.NONE));
            return new MatchStatus(
                    events + 1,
                    Optional.of(setUp),
                    Collections.unmodifiableSortedMap(all),
                    remarks,
                    interventions,
                    held,
                    end);
        } else if (event instanceof Event.Ended || event instanceof Event.BrokenOff) {
            return with(seats, remarks, interventions, Optional.empty(), Optional.of(event));
        } else if (event instanceof Event.Held stop) {
            return with(stop.seat() == 0 ? seats : tallied(stop), remarks, interventions, Optional.of(stop), end);
        } else if (event instanceof Event.WentOn) {
            return with(seats, remarks, interventions, Optional.empty(), end);
        } else if (event instanceof Event.Resumed) {
            SortedMap<Integer, SeatTally> all = new TreeMap<>(seats);
            all.replaceAll((seat, tally) -> tally.after(event));
            return with(Collections.unmodifiableSortedMap(all), remarks, interventions, Optional.empty(), end);
        } else if (event instanceof Event.Intervened done && interventions.size() < MOST_REMARKS) {
            return with(seats, remarks, more(interventions, done), held, end);
        } else if (event instanceof Event.Noticed noticed && remarks.size() < MOST_REMARKS) {
            return with(tallied(noticed), more(remarks, noticed), interventions, held, end);
        }
        return with(tallied(event), remarks, interventions, held, end);
    }

    private MatchStatus with(
            SortedMap<Integer, SeatTally> tallies,
            List<Event.Noticed> remarked,
            List<Event.Intervened> done,
            Optional<Event.Held> stop,
            Optional<Event> over) {
        return new MatchStatus(events + 1, began, tallies, remarked, done, stop, over);
    }

    private static <T> List<T> more(List<T> before, T next) {
        List<T> more = new ArrayList<>(before);
        more.add(next);
        return Collections.unmodifiableList(more);
    }

    private SortedMap<Integer, SeatTally> tallied(Event event) {
        int number = event.seat();
        if (seats.size() >= MOST_SEATS && !seats.containsKey(number)) {
            return seats;
        }
        SortedMap<Integer, SeatTally> all = new TreeMap<>(seats);
        all.put(number, seat(number).after(event));
        return Collections.unmodifiableSortedMap(all);
    }

    /** Returns the tally of a seat by its number; an empty one if no event named it. */
    public SeatTally seat(int number) {
        return seats.getOrDefault(number, SeatTally.NONE);
    }

    /** Returns how many answers of all seats were finally judged, the absence of an answer included. */
    public int moves() {
        return seats.values().stream().mapToInt(seat -> seat.rulings().moves()).sum();
    }

    /** Returns the prompt that was published last, if it is of the last turn of its seat; empty before the first. */
    public Optional<Event.Prompted> lastPrompt() {
        return seats.values().stream()
                .flatMap(seat -> seat.turn().prompt().stream())
                .reduce((one, other) -> other.atNanos() >= one.atNanos() ? other : one);
    }

    /** Returns the names in seat order; none before the setup. */
    public List<String> names() {
        return began.stream()
                .flatMap(setUp -> setUp.sittings().stream())
                .map(Event.SeatAssignment::name)
                .toList();
    }

    /** Returns the player on a seat now, under the name of the seat's first player. */
    public Optional<Event.SeatAssignment> playerOn(int seat) {
        return seat(seat)
                .handedOver()
                .map(Event.HandedOver::to)
                .or(() -> began.stream()
                        .flatMap(setUp -> setUp.sittings().stream())
                        .filter(sitting -> sitting.seat() == seat)
                        .findFirst());
    }

    /** Returns the verdict, if the match ended in one. */
    public Optional<Event.Ended> verdict() {
        return end.filter(Event.Ended.class::isInstance).map(Event.Ended.class::cast);
    }

    /** Returns how the match was broken off, if it was. */
    public Optional<Event.BrokenOff> breakOff() {
        return end.filter(Event.BrokenOff.class::isInstance).map(Event.BrokenOff.class::cast);
    }

    /** Returns how long the match lasted; empty while it goes on. */
    public Optional<Duration> duration() {
        return verdict()
                .map(Event.Ended::atNanos)
                .or(() -> breakOff().map(Event.BrokenOff::atNanos))
                .map(Duration::ofNanos);
    }

    /** Returns whether a player left for a cause. */
    public boolean hasLeft(Departure why) {
        return seats.values().stream().flatMap(seat -> seat.left().stream()).anyMatch(left -> left.why() == why);
    }

    /** Returns whether anything happened that may be the fault of a player. */
    public boolean mayHaveFaults() {
        return seats.values().stream()
                        .anyMatch(seat -> seat.left().isPresent()
                                || seat.handedOver().isPresent()
                                || seat.rulings().faults() > 0
                                || seat.printedErrors() > 0)
                || remarks.stream().anyMatch(remark -> remark.kind().equals(Event.Noticed.GREW));
    }
}
