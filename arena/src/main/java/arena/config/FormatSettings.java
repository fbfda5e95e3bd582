package arena.config;

import arena.game.Settings;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The settings of section {@code [format]}: the pairings, and the points of a game.
 *
 * @param id the format, as {@code [contest]} names it
 * @param settings the values of all settings of the format
 * @param points the points for each place, place 1 first, and none beyond the end of the list; absent if the game's own
 *     points count
 * @param tieBreaks the words of the tie-breaks, in order; empty for the format's own
 */
public record FormatSettings(String id, Settings settings, Optional<List<Integer>> points, List<String> tieBreaks) {

    /** The settings of an unknown format. */
    static final FormatSettings NONE =
            new FormatSettings("", new Settings(new TreeMap<>()), Optional.empty(), List.of());

    public FormatSettings {
        points = points.map(List::copyOf);
        tieBreaks = List.copyOf(tieBreaks);
    }
}
