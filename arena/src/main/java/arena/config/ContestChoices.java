package arena.config;

import arena.game.GameInfo;
import arena.game.Settings;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The choices of a contest file.
 *
 * @param games the games
 * @param levels the number of levels of each game's super bot, by the game's id; a game without a super bot is absent
 * @param connectable the ids of the games that have bots that connect
 * @param formats the formats
 * @param tieBreaks the tie-breaks
 * @param beginning decides whether a game can begin
 */
public record ContestChoices(
        List<GameInfo> games,
        SortedMap<String, Integer> levels,
        Set<String> connectable,
        List<FormatChoice> formats,
        List<TieBreak> tieBreaks,
        ContestChoices.Beginning beginning) {

    /**
     * A tie-break between teams.
     *
     * @param words its meaning, for people
     */
    public record TieBreak(String key, String words) {}

    /** A check whether a game can begin: settings may each be within their limits and still be impossible together. */
    @FunctionalInterface
    public interface Beginning {
        /** Returns why a game with this number of seats cannot begin, as a sentence; nothing if it can. */
        Optional<String> refusal(GameInfo game, int seats, Settings settings);
    }

    /** Creates choices among games that can begin with any settings. */
    public ContestChoices(
            List<GameInfo> games,
            SortedMap<String, Integer> levels,
            List<FormatChoice> formats,
            List<TieBreak> tieBreaks) {
        this(games, levels, Set.of(), formats, tieBreaks, (game, seats, settings) -> Optional.empty());
    }

    public ContestChoices {
        games = List.copyOf(games);
        connectable = Set.copyOf(connectable);
        levels = Collections.unmodifiableSortedMap(new TreeMap<>(levels));
        formats = List.copyOf(formats);
        tieBreaks = List.copyOf(tieBreaks);
    }
}
