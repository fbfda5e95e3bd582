package arena.app.rehearsal;

import arena.store.Ended;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;

/**
 * How long the event will last, and how much room its files take, from what its rehearsal was like.
 *
 * @param games how many there will be, at most
 * @param atOnce how many are played at a time
 * @param rehearsed how long the rehearsal took
 * @param movesPerGame how many moves a rehearsed game had on average, of all seats together
 * @param moveTime how long a move may take in the event
 * @param recordBytes how large a record was on average
 * @param databaseBytes how large the database was at the end
 * @param logBytes how much is kept of what one program prints in one game, at most
 */
public record Forecast(
        int games,
        int atOnce,
        Duration rehearsed,
        double movesPerGame,
        Duration moveTime,
        long recordBytes,
        long databaseBytes,
        long logBytes) {

    private static final long SEATS_FOR_LOGS = 2;

    /** Returns the average of the games that were played. */
    static double moves(List<Ended> ends) {
        OptionalDouble average = ends.stream()
                .filter(end -> end.moves() > 0)
                .mapToInt(Ended::moves)
                .average();
        return average.orElse(0);
    }

    /** Returns how long it lasts if every bot answers at once: as long as the rehearsal. */
    public Duration best() {
        return rehearsed;
    }

    /** Returns how long it lasts if every bot takes all the time it has for each move. */
    public Duration worst() {
        return lasting((double) moveTime.toMillis());
    }

    /** Returns how long it lasts if a move takes so many milliseconds on average. */
    public Duration lasting(double millisPerMove) {
        return rehearsed.plusMillis(Math.round(games * movesPerGame * millisPerMove / atOnce));
    }

    /** Returns the room for records and database. */
    public long bytes() {
        return games * recordBytes + databaseBytes;
    }

    /** Returns the room for what programs print, if each prints more than is kept. */
    public long mostLogBytes() {
        return games * SEATS_FOR_LOGS * logBytes;
    }
}
