package arena.config;

import arena.game.GameInfo;
import arena.game.Settings;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a contest file may choose from.
 *
 * @param games the games
 * @param levels how many levels the super bot of a game has, by the game's id; a game that is not in it has none
 * @param formats the formats
 * @param tieBreaks what may decide between teams
 * @param beginning tells whether a game can begin
 */
public record ContestChoices(
        List<GameInfo> games,
        SortedMap<String, Integer> levels,
        List<FormatChoice> formats,
        List<TieBreak> tieBreaks,
        ContestChoices.Beginning beginning) {

    /**
     * A word for what decides between teams.
     *
     * @param words what it means, for people
     */
    public record TieBreak(String key, String words) {}

    /** Settings may each be within their limits and still be none that a game can begin with. */
    @FunctionalInterface
    public interface Beginning {
        /** Returns why a game with so many seats cannot begin, as a sentence; nothing if it can. */
        Optional<String> refusal(GameInfo game, int seats, Settings settings);
    }

    /** Makes choices among games of which each can begin with any settings. */
    public ContestChoices(
            List<GameInfo> games,
            SortedMap<String, Integer> levels,
            List<FormatChoice> formats,
            List<TieBreak> tieBreaks) {
        this(games, levels, formats, tieBreaks, (game, seats, settings) -> Optional.empty());
    }

    public ContestChoices {
        games = List.copyOf(games);
        levels = Collections.unmodifiableSortedMap(new TreeMap<>(levels));
        formats = List.copyOf(formats);
        tieBreaks = List.copyOf(tieBreaks);
    }
}
