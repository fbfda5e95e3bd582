package arena.app.tune;

import arena.app.compare.ContestantFacts;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The head of a tuning's journal, with what all its games have in common.
 *
 * @param format the version of the journal's own format
 * @param game the game's id
 * @param settings complete
 * @param seed of the directions; a step plays with this seed plus its number
 * @param parameters each complete, with its range and where it begins
 */
record TuneSetup(
        int format,
        String game,
        SortedMap<String, String> settings,
        int seats,
        long seed,
        List<String> parameters,
        ContestantFacts bot) {

    /** The only version so far. */
    static final int FORMAT = 1;

    TuneSetup {
        settings = new TreeMap<>(settings);
        parameters = List.copyOf(parameters);
    }
}
