package arena.config;

import arena.game.GameInfo;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a contest file may choose from.
 *
 * @param games the games
 * @param levels how many levels the super bot of a game has, by the game's id; a game that is not in it has none
 * @param formats the formats
 * @param tieBreaks the words for what decides between teams
 */
public record ContestChoices(
        List<GameInfo> games, SortedMap<String, Integer> levels, List<FormatChoice> formats, List<String> tieBreaks) {

    public ContestChoices {
        games = List.copyOf(games);
        levels = Collections.unmodifiableSortedMap(new TreeMap<>(levels));
        formats = List.copyOf(formats);
        tieBreaks = List.copyOf(tieBreaks);
    }
}
