package arena.tournament.format;

import arena.game.Settings;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The terms of a contest that its format must know.
 *
 * @param seats the number of seats of a game
 * @param settings the values of the format's own settings
 * @param rewards the points that a game earns
 * @param criteria the criteria of the ranking; empty for the format's own
 * @param playOff changed settings of the game in play-off games, by key
 */
public record FormatTerms(
        int seats, Settings settings, PointsRule rewards, List<Criterion> criteria, SortedMap<String, String> playOff) {

    public FormatTerms {
        criteria = List.copyOf(criteria);
        playOff = Collections.unmodifiableSortedMap(new TreeMap<>(playOff));
    }

    /**
     * Returns the ranking of a round-robin section, by the contest's criteria, or else by those of the 2015 document.
     * These are made for games of two; in games of more seats wins and then the game's own points break ties.
     *
     * @param stakes the last place whose ties must be broken
     */
    Ranking ranking(int stakes) {
        List<Criterion> own = seats == 2
                ? List.of(Criterion.POINTS, Criterion.MOVES, Criterion.DUEL, Criterion.PLAY_OFF)
                : List.of(Criterion.POINTS, Criterion.WINS, Criterion.GAME_POINTS, Criterion.PLAY_OFF);
        return new Ranking(rewards, criteria.isEmpty() ? own : criteria, stakes, playOff);
    }
}
