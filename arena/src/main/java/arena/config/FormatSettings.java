package arena.config;

import arena.game.Settings;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Section {@code [format]}: who plays whom, and what a game earns.
 *
 * @param id the format, as {@code [contest]} names it
 * @param settings the values of its own settings, complete
 * @param points what a game earns by its places, place 1 first, nothing from the end of the list on; empty if the
 *     game's own points count instead
 * @param tieBreaks the words of what decides between teams, the first one first; none for the format's own
 */
public record FormatSettings(String id, Settings settings, Optional<List<Integer>> points, List<String> tieBreaks) {

    /** Stands where the format is none that there is. */
    static final FormatSettings NONE =
            new FormatSettings("", new Settings(new TreeMap<>()), Optional.empty(), List.of());

    public FormatSettings {
        points = points.map(List::copyOf);
        tieBreaks = List.copyOf(tieBreaks);
    }
}
