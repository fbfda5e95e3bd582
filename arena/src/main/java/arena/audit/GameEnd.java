package arena.audit;

import arena.contest.Causes;
import arena.game.Departure;
import arena.game.Standing;
import arena.match.Event;
import arena.store.Ended;
import arena.store.SeatEnd;
import arena.store.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * What the store keeps of a game that was played.
 *
 * @param contestants who sat where, seat 1 first
 * @param disqualified those for whom somebody else sat; they end last, whatever their substitutes did
 * @param record the name of the record
 * @param epochMillis when it is entered
 */
public record GameEnd(List<Integer> contestants, SortedSet<Integer> disqualified, String record, long epochMillis) {

    /** How the seat of a team ends for which somebody else sat. */
    public static final String DISQUALIFIED = Causes.DISQUALIFIED;

    /** Returns what is kept of a match; nothing if it has no end. */
    public Optional<Ended> of(Witness witness, Findings findings) {
        return witness.verdict()
                .map(end -> decided(end, witness, findings))
                .or(() -> witness.breach().map(end -> broken(end.cause(), end.words(), witness)));
    }

    private Ended decided(Event.Ended end, Witness witness, Findings findings) {
        List<SeatEnd> seats = end.standings().stream()
                .sorted(Comparator.comparing(Standing::seat))
                .map(standing -> seat(standing, end, witness, findings))
                .toList();
        return new Ended(
                Verdict.DECIDED,
                witness.hasLeft(Departure.NOT_READY) ? Causes.WALKOVER : Causes.PLAYED,
                end.reason(),
                words(end, witness, findings),
                end.moves(),
                witness.millis(),
                record,
                withoutDisqualified(seats),
                epochMillis);
    }

    /** Returns what decided the game, and what the referee must know besides. */
    private static String words(Event.Ended end, Witness witness, Findings findings) {
        List<String> words = new ArrayList<>(List.of(end.detail(), findings.trouble()));
        witness.machine().forEach(noticed -> words.add("Player " + noticed.seat() + ": " + noticed.words() + "."));
        return String.join(" ", words.stream().filter(word -> !word.isEmpty()).toList());
    }

    private SeatEnd seat(Standing standing, Event.Ended end, Witness witness, Findings findings) {
        int number = standing.seat().number();
        Witness.Seat seen = witness.seat(number);
        return new SeatEnd(
                contestants.get(standing.seat().index()),
                standing.place(),
                standing.points(),
                seen.left().map(left -> left.why().words()).orElse(end.reason()),
                findings.of(number),
                seen.moves(),
                seen.faults(),
                seen.late(),
                seen.usedMillis(),
                seen.slowestMillis());
    }

    private List<SeatEnd> withoutDisqualified(List<SeatEnd> seats) {
        if (seats.stream().noneMatch(seat -> disqualified.contains(seat.contestant()))) {
            return seats;
        }
        List<SeatEnd> honest = seats.stream()
                .filter(seat -> !disqualified.contains(seat.contestant()))
                .toList();
        List<SeatEnd> placed = new ArrayList<>();
        for (SeatEnd seat : seats) {
            int place = honest.contains(seat)
                    ? 1
                            + (int) honest.stream()
                                    .filter(other -> other.place() < seat.place())
                                    .count()
                    : honest.size() + 1;
            placed.add(new SeatEnd(
                    seat.contestant(),
                    place,
                    honest.contains(seat) ? seat.points() : 0,
                    honest.contains(seat) ? seat.cause() : DISQUALIFIED,
                    seat.evidence(),
                    seat.moves(),
                    seat.faults(),
                    seat.late(),
                    seat.usedMillis(),
                    seat.slowestMillis()));
        }
        return placed;
    }

    /** Returns what is kept of a match that counts for nothing. */
    public Ended broken(Event.Cause cause, String words, Witness witness) {
        return new Ended(
                Verdict.BROKEN, cause(cause), "broken off", words, 0, witness.millis(), record, List.of(), epochMillis);
    }

    private static String cause(Event.Cause cause) {
        return switch (cause) {
            case NOBODY_READY -> Causes.NOBODY_READY;
            case INFRASTRUCTURE -> Causes.INFRASTRUCTURE;
            case STOPPED -> Causes.STOPPED;
            case DEFECT -> Causes.DEFECT;
        };
    }
}
