package arena.app.rehearsal;

import arena.app.contest.ContestEstimate;
import arena.app.contest.ProgramMeasurement;
import arena.match.Event;
import arena.match.MatchStatus;
import arena.record.MatchRecord;
import arena.store.AttemptResult;
import arena.store.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * The length of the event and the room its files take, from its rehearsal and from games of its own programs.
 *
 * @param games how many there will be, at most
 * @param atOnce how many are played at a time
 * @param rehearsed how long the rehearsal took
 * @param measured what games of the real programs were like; nothing if none was played
 * @param turnsPerGame how often somebody is asked in a game; seats that are asked together count once
 * @param moveTime how long a move may take in the event
 * @param recordBytes how large a record was on average
 * @param databaseBytes how large the database was at the end
 * @param logBytes how much is kept of what one program prints in one game, at most
 */
public record RehearsalForecast(
        int games,
        int atOnce,
        Duration rehearsed,
        Optional<ContestEstimate> measured,
        double turnsPerGame,
        Duration moveTime,
        long recordBytes,
        long databaseBytes,
        long logBytes) {

    private static final long SEATS_FOR_LOGS = 2;

    /** The most records that are read for the number of questions of a game. */
    private static final int RECORDS_READ = 20;

    /**
     * Returns how often somebody is asked in a game: by the games of the real programs, else by those rehearsed games
     * that no seat has left, else by all rehearsed games.
     *
     * @param records the folder of the rehearsed records
     */
    static double turns(List<AttemptResult> ends, Path records, List<ProgramMeasurement.Game> measured) {
        if (!measured.isEmpty()) {
            return measured.stream()
                    .mapToInt(ProgramMeasurement.Game::turns)
                    .average()
                    .orElseThrow();
        }
        List<MatchRecord> decided = ends.stream()
                .filter(end -> end.verdict() == Verdict.DECIDED && !end.record().isEmpty())
                .map(end -> records.resolve(end.record()))
                .filter(Files::isRegularFile)
                .limit(RECORDS_READ)
                .map(MatchRecord::read)
                .toList();
        return average(decided.stream().filter(RehearsalForecast::isWhole))
                .orElseGet(() -> average(decided.stream()).orElse(0));
    }

    private static boolean isWhole(MatchRecord record) {
        MatchStatus status = MatchStatus.of(record.events(Event.class).toList());
        return status.seats().values().stream().allMatch(seat -> seat.left().isEmpty());
    }

    private static OptionalDouble average(Stream<MatchRecord> records) {
        return records.mapToInt(ProgramMeasurement::turns).average();
    }

    /** Returns how long it lasts if every bot answers at once: as long as the rehearsal. */
    public Duration best() {
        return rehearsed;
    }

    /** Returns how long it lasts if every bot takes all the time it has for each move. */
    public Duration worst() {
        return rehearsed.plusMillis(Math.round(games * turnsPerGame * moveTime.toMillis() / atOnce));
    }

    /** Returns how long it lasts with the programs as they are; nothing if none was measured. */
    public Optional<Duration> real() {
        return measured.map(game -> game.duration(games, atOnce));
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
