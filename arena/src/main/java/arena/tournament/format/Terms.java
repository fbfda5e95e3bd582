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
public record Terms(
        int seats, Settings settings, Rewards rewards, List<Criterion> criteria, SortedMap<String, String> playOff) {

    public Terms {
        criteria = List.copyOf(criteria);
        playOff = Collections.unmodifiableSortedMap(new TreeMap<>(playOff));
    }
}
