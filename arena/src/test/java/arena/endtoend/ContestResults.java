package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.ContestStore;
import arena.store.Verdict;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The results of a contest that count, to compare two runs of it. */
final class ContestResults {

    private ContestResults() {}

    /** Returns the places, points and moves of each game: all that a table is made of. A game has one result. */
    static SortedMap<String, String> of(ContestStore store) {
        SortedMap<String, String> results = new TreeMap<>();
        for (AttemptRow one : store.attempts()) {
            Optional<AttemptResult> decided = one.ended().filter(end -> end.verdict() == Verdict.DECIDED);
            if (decided.isPresent()) {
                AttemptResult end = decided.get();
                String before = results.put(
                        one.attempt().fixture(),
                        one.attempt().contestants() + " " + end.moves() + " "
                                + end.seats().stream()
                                        .map(seat -> seat.place() + ":" + seat.points())
                                        .toList());
                assertThat(before).as("a second result of " + one.attempt()).isNull();
            }
        }
        return results;
    }
}
