package arena.report;

import arena.store.AttemptResult;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The classes of the machines on which the games of a contest were played. Thinking times of different classes are
 * never compared: those of the class with the most games are, and the others are left out.
 */
final class MachineClasses {

    private final SortedMap<String, Integer> games;
    private final Optional<String> compared;

    private MachineClasses(SortedMap<String, Integer> games) {
        this.games = games;
        this.compared = games.entrySet().stream()
                .max(Map.Entry.<String, Integer>comparingByValue()
                        .thenComparing(
                                Map.Entry.<String, Integer>comparingByKey().reversed()))
                .map(Map.Entry::getKey);
    }

    static MachineClasses of(List<GameAccount> games) {
        SortedMap<String, Integer> counts = new TreeMap<>();
        games.forEach(game -> of(game).ifPresent(machine -> counts.merge(machine, 1, Integer::sum)));
        return new MachineClasses(counts);
    }

    private static Optional<String> of(GameAccount game) {
        return game.ended().flatMap(AttemptResult::machine);
    }

    /** Returns whether the times of a game are compared; a game of an unknown machine counts as of the usual class. */
    boolean isCompared(GameAccount game) {
        return compared.isEmpty() || of(game).or(() -> compared).equals(compared);
    }

    /** Returns a sentence about the games that are left out; none if there are none. */
    List<String> remarks() {
        int all = games.values().stream().mapToInt(Integer::intValue).sum();
        return compared.filter(machine -> games.size() > 1)
                .map(machine -> "Times are those of the " + games.get(machine) + " of " + all + " games on " + machine
                        + "; times of other machines are not compared with them.")
                .map(List::of)
                .orElse(Collections.emptyList());
    }
}
