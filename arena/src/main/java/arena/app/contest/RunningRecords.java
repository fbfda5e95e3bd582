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
 * The records of the running games. The database knows a record only after its game has ended; until then the record
 * itself names the game.
 */
final class RunningRecords {

    /**
     * The most records that one look reads, more than games ever run at a time, so that it never reads a whole folder.
     */
    private static final int MOST_LOOKED_AT = 300;

    private final RecordFolder shelf;
    /** The found names, by the sequence number of the attempt. */
    private SortedMap<Long, Named> found = new TreeMap<>();

    private record Named(String fixture, String match) {}

    RunningRecords(RecordFolder shelf) {
        this.shelf = shelf;
    }

    /** Finds the records that are not known yet; returns whether anything has changed. */
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
            // The folder is temporarily unavailable; the next look finds it again.
            return Stream.empty();
        }
    }

    /** Returns the names of the running matches, by the game's id. */
    SortedMap<String, String> names() {
        SortedMap<String, String> names = new TreeMap<>();
        found.values().forEach(named -> names.put(named.fixture(), named.match()));
        return Collections.unmodifiableSortedMap(names);
    }
}
