package arena.tournament.format;

import arena.game.Settings;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a format must know of a contest.
 *
 * @param seats how many sit together in a game
 * @param settings the values of the format's own settings
 * @param rewards what a game earns
 * @param criteria what decides between those who are level; empty for the format's own
 * @param playOff what is changed of the game's settings in play-off games, by key
 */
public record FormatTerms(
        int seats, Settings settings, PointsRule rewards, List<Criterion> criteria, SortedMap<String, String> playOff) {

    public FormatTerms {
        criteria = List.copyOf(criteria);
        playOff = Collections.unmodifiableSortedMap(new TreeMap<>(playOff));
    }

    /**
     * Returns the ranking of a section in which everybody meets everybody, by the contest's criteria, or else by those
     * of the 2015 document. These are made for games of two; in games of more wins and then the game's own points
     * decide between those who are level.
     *
     * @param stakes up to which place it matters who stands where
     */
    Ranking ranking(int stakes) {
        List<Criterion> own = seats == 2
                ? List.of(Criterion.POINTS, Criterion.MOVES, Criterion.DUEL, Criterion.PLAY_OFF)
                : List.of(Criterion.POINTS, Criterion.WINS, Criterion.GAME_POINTS, Criterion.PLAY_OFF);
        return new Ranking(rewards, criteria.isEmpty() ? own : criteria, stakes, playOff);
    }
}
