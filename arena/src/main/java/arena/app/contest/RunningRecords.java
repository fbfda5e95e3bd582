package arena.app.contest;

import arena.contest.ContestState;
import arena.match.MatchPurpose;
import arena.record.MatchSummary;
import arena.record.RecordException;
import arena.record.RecordFolder;
import arena.store.AttemptRow;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Finds the records of the games that are played just now. The database knows a record only once its game has ended;
 * until then the record itself says what it is played for.
 */
final class RunningRecords {

    /** More games than ever run at a time, so that a look never reads a whole shelf. */
    private static final int MOST_LOOKED_AT = 300;

    private final RecordFolder shelf;
    /** The names that were found, by the sequence of the attempt. */
    private SortedMap<Long, Named> found = new TreeMap<>();

    private record Named(String fixture, String match) {}

    RunningRecords(RecordFolder shelf) {
        this.shelf = shelf;
    }

    /** Looks for those that are not known yet; returns whether anything is new. */
    boolean look(ContestState now) {
        List<AttemptRow> open =
                now.attempts().stream().filter(one -> one.ended().isEmpty()).toList();
        SortedMap<Long, Named> next = new TreeMap<>();
        open.forEach(one -> Optional.ofNullable(found.get(one.attempt().sequence()))
                .or(() -> find(now, one))
                .ifPresent(named -> next.put(one.attempt().sequence(), named)));
        boolean news = !next.equals(found);
        found = next;
        return news;
    }

    private Optional<Named> find(ContestState now, AttemptRow one) {
        String fixture = one.attempt().fixture();
        MatchPurpose occasion = new MatchPurpose(
                now.contest().name(),
                now.contest().seal().commitment(),
                fixture,
                one.attempt().number());
        return files().filter(summary -> summary.began()
                        .flatMap(began -> began.occasion())
                        .filter(occasion::equals)
                        .isPresent())
                .findFirst()
                .map(summary -> new Named(fixture, summary.matchId()));
    }

    private Stream<MatchSummary> files() {
        try {
            return shelf.files().stream().limit(MOST_LOOKED_AT).map(shelf::summary);
        } catch (RecordException gone) {
            // The shelf is away for a moment, and the next look finds it again.
            return Stream.empty();
        }
    }

    /** Returns the names of the matches that are played, by the game's id. */
    SortedMap<String, String> names() {
        SortedMap<String, String> names = new TreeMap<>();
        found.values().forEach(named -> names.put(named.fixture(), named.match()));
        return Collections.unmodifiableSortedMap(names);
    }
}
