package arena.app.play;

import arena.app.RequestFailure;
import arena.game.Seat;
import arena.game.Setting;
import arena.match.SeatClock;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The time budgets of the seats: a limit for all answers of a match together, besides the game's limit for each
 * answer.
 *
 * @param usual of every seat without its own; empty for no budget
 * @param own of single seats, by their numbers; empty for no budget
 */
public record Budgets(Optional<Duration> usual, SortedMap<Integer, Optional<Duration>> own) {

    /** No budgets. */
    public static final Budgets NONE = new Budgets(Optional.empty(), Collections.emptySortedMap());

    private static final String WORD = "none";

    public Budgets {
        own = Collections.unmodifiableSortedMap(new TreeMap<>(own));
    }

    /**
     * Parses budgets.
     *
     * @param usual the default
     * @param words each a time or {@code none}, for all seats, or for one after its number and {@code =}
     * @throws RequestFailure if one of them is invalid
     */
    public static Budgets read(Optional<Duration> usual, List<String> words) {
        Optional<Duration> all = usual;
        SortedMap<Integer, Optional<Duration>> own = new TreeMap<>();
        for (String word : words) {
            int equals = word.indexOf('=');
            Optional<Duration> time = time(word.substring(equals + 1).strip(), word);
            if (equals < 0) {
                all = time;
            } else {
                own.put(seat(word.substring(0, equals).strip(), word), time);
            }
        }
        return new Budgets(all, own);
    }

    private static Optional<Duration> time(String text, String word) {
        if (text.equalsIgnoreCase(WORD)) {
            return Optional.empty();
        }
        return Optional.of(
                Setting.duration(text).filter(time -> time.toMillis() >= 1).orElseThrow(() -> mistake(word)));
    }

    private static int seat(String text, String word) {
        if (!text.matches("[1-9][0-9]?")) {
            throw mistake(word);
        }
        return Integer.parseInt(text);
    }

    private static RequestFailure mistake(String word) {
        return RequestFailure.usage(
                "--budget is a time with its unit, of 1ms or more, or none, for all seats or for one, such as 5m or"
                        + " 2=90s,"
                        + " not \"" + word + "\".");
    }

    /**
     * Returns the clocks of a match with a number of seats.
     *
     * @throws RequestFailure if a budget is for a seat that the match does not have
     */
    public SortedMap<Seat, SeatClock> clocks(int seats) {
        if (!own.isEmpty() && own.lastKey() > seats) {
            throw RequestFailure.usage("--budget " + own.lastKey()
                    + "=... names a seat that does not exist; the match has " + seats + " seats.");
        }
        SortedMap<Seat, SeatClock> clocks = new TreeMap<>();
        for (Seat seat : Seat.firstSeats(seats)) {
            own.getOrDefault(seat.number(), usual).ifPresent(time -> clocks.put(seat, new SeatClock.Budget(time)));
        }
        return clocks;
    }
}
