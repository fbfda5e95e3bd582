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
 * How an attempt ended.
 *
 * @param verdict whether it counts
 * @param cause a short word, such as {@code played}, {@code walkover} or {@code infrastructure}
 * @param reason one sentence for people
 * @param words the evidence, of an attempt with a record only what that tells; may be long
 * @param trouble what the referee must know besides, a sentence that the record does not tell; mostly empty, and
 *     unknown of an end that an older arena has kept, which added it to the words
 * @param result what the game came to; of an attempt that does not count only the seats of which there is something to
 *     tell
 * @param millis how long it took
 * @param record the path or name of the match's record; empty if there is none
 * @param epochMillis when it ended
 */
public record AttemptResult(
        Verdict verdict,
        String cause,
        String reason,
        String words,
        Optional<String> trouble,
        GameResult result,
        long millis,
        String record,
        long epochMillis) {

    public AttemptResult {
        cause = DatabaseText.clean(cause);
        reason = DatabaseText.clean(reason);
        words = DatabaseText.clean(words);
        trouble = trouble.map(DatabaseText::clean);
        record = DatabaseText.clean(record);
        result = clean(result);
    }

    /** Makes one without any trouble. */
    public AttemptResult(
            Verdict verdict,
            String cause,
            String reason,
            String words,
            GameResult result,
            long millis,
            String record,
            long epochMillis) {
        this(verdict, cause, reason, words, Optional.of(""), result, millis, record, epochMillis);
    }

    /** Makes one of an attempt that counts for nothing and has no record. */
    public static AttemptResult broken(String cause, String reason, String words, long epochMillis) {
        return new AttemptResult(Verdict.BROKEN, cause, reason, words, GameResult.NONE, 0, "", epochMillis);
    }

    private static GameResult clean(GameResult result) {
        return new GameResult(result.seats().stream().map(AttemptResult::clean).toList(), result.moves());
    }

    private static SeatResult clean(SeatResult seat) {
        SortedMap<String, Long> figures = new TreeMap<>();
        seat.figures().forEach((name, figure) -> figures.put(DatabaseText.clean(name), figure));
        return seat.told(DatabaseText.clean(seat.cause()), DatabaseText.clean(seat.evidence()))
                .with(figures);
    }

    /** Returns all that is to be told of it: the words, then the trouble. */
    public String wordsAndTrouble() {
        return Stream.of(words, trouble.orElse(""))
                .filter(sentences -> !sentences.isEmpty())
                .collect(Collectors.joining(" "));
    }

    /** Returns what each seat ended with, seat 1 first. */
    public List<SeatResult> seats() {
        return result.seats();
    }

    /** Returns whether a seat has reached something that the game counts besides places and points. */
    public boolean hasFigures() {
        return seats().stream().anyMatch(seat -> !seat.figures().isEmpty());
    }

    /** Returns how many moves were made. */
    public int moves() {
        return result.moves();
    }

    /** Returns the same end with these seats. */
    AttemptResult withSeats(List<SeatResult> these) {
        return new AttemptResult(
                verdict,
                cause,
                reason,
                words,
                trouble,
                new GameResult(these, result.moves()),
                millis,
                record,
                epochMillis);
    }
}
