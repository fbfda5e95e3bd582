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
 * A forecast of the event's duration and disk space, from its rehearsal and from games of its own programs.
 *
 * @param games their number, at most
 * @param atOnce the number of games at a time
 * @param rehearsed the duration of the rehearsal
 * @param measured the measurement of the real programs, if any
 * @param turnsPerGame the number of prompts in a game; seats that are asked together count once
 * @param moveTime the time for a move in the event
 * @param recordBytes the mean size of a record
 * @param databaseBytes the final size of the database
 * @param logBytes the most that is kept of one program's output in one game
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

    /** The most records that are read to count the turns of a game. */
    private static final int RECORDS_READ = 20;

    /**
     * Returns the number of prompts in a game: by the games of the real programs, else by those rehearsed games that
     * no seat has left, else by all rehearsed games.
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

    /** Returns the duration if every bot answers at once: that of the rehearsal. */
    public Duration best() {
        return rehearsed;
    }

    /** Returns the duration if every bot uses all its time for each move. */
    public Duration worst() {
        return rehearsed.plusMillis(Math.round(games * turnsPerGame * moveTime.toMillis() / atOnce));
    }

    /** Returns the duration with the real programs; empty if none was measured. */
    public Optional<Duration> real() {
        return measured.map(game -> game.duration(games, atOnce));
    }

    /** Returns the disk space for records and database. */
    public long bytes() {
        return games * recordBytes + databaseBytes;
    }

    /** Returns the disk space for the logs, if each program prints more than is kept. */
    public long mostLogBytes() {
        return games * SEATS_FOR_LOGS * logBytes;
    }
}
