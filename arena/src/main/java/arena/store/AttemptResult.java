package arena.store;

import arena.tournament.GameResult;
import arena.tournament.SeatResult;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The end of an attempt.
 *
 * @param verdict whether it counts
 * @param cause a short word, such as {@code played}, {@code walkover} or {@code infrastructure}
 * @param reason one sentence for people
 * @param words the evidence for people, which may be long; of an attempt with a record only what the record contains
 * @param problem a sentence for the referee about something that the record does not contain; mostly empty, and absent
 *     in a result of an older arena, which appended it to the words
 * @param result the result of the game; of an attempt that does not count, only the seats with evidence or a fault
 * @param millis the duration of the match
 * @param record the path or name of the match's record; empty if there is none
 * @param machine the class of the machine that played it; absent where no match was played, and in a result of an older
 *     arena
 * @param epochMillis the time of the end
 */
public record AttemptResult(
        Verdict verdict,
        String cause,
        String reason,
        String words,
        Optional<String> problem,
        GameResult result,
        long millis,
        String record,
        Optional<String> machine,
        long epochMillis) {

    public AttemptResult {
        cause = DatabaseText.clean(cause);
        reason = DatabaseText.clean(reason);
        words = DatabaseText.clean(words);
        problem = problem.map(DatabaseText::clean);
        record = DatabaseText.clean(record);
        machine = machine.map(DatabaseText::clean);
        result = clean(result);
    }

    /** Creates a result without a problem, of an unknown machine. */
    public AttemptResult(
            Verdict verdict,
            String cause,
            String reason,
            String words,
            GameResult result,
            long millis,
            String record,
            long epochMillis) {
        this(verdict, cause, reason, words, Optional.of(""), result, millis, record, Optional.empty(), epochMillis);
    }

    /** Returns the result of an attempt that does not count and has no record. */
    public static AttemptResult broken(String cause, String reason, String words, long epochMillis) {
        return new AttemptResult(Verdict.BROKEN, cause, reason, words, GameResult.NONE, 0, "", epochMillis);
    }

    private static GameResult clean(GameResult result) {
        return new GameResult(result.seats().stream().map(AttemptResult::clean).toList(), result.moves());
    }

    private static SeatResult clean(SeatResult seat) {
        SortedMap<String, Long> figures = new TreeMap<>();
        seat.figures().forEach((name, figure) -> figures.put(DatabaseText.clean(name), figure));
        return seat.withCause(DatabaseText.clean(seat.cause()), DatabaseText.clean(seat.evidence()))
                .with(figures);
    }

    /** Returns the words, then the problem. */
    public String wordsAndTrouble() {
        return Stream.of(words, problem.orElse(""))
                .filter(sentences -> !sentences.isEmpty())
                .collect(Collectors.joining(" "));
    }

    /** Returns the result of each seat, seat 1 first. */
    public List<SeatResult> seats() {
        return result.seats();
    }

    /** Returns whether a seat has figures: what the game counts besides places and points. */
    public boolean hasFigures() {
        return seats().stream().anyMatch(seat -> !seat.figures().isEmpty());
    }

    /** Returns the number of moves. */
    public int moves() {
        return result.moves();
    }

    /** Returns the same result with these seats. */
    AttemptResult withSeats(List<SeatResult> these) {
        return new AttemptResult(
                verdict,
                cause,
                reason,
                words,
                problem,
                new GameResult(these, result.moves()),
                millis,
                record,
                machine,
                epochMillis);
    }
}
