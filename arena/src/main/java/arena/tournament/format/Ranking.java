package arena.tournament.format;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How the members of a section are ranked.
 *
 * @param rewards what a game earns by its places
 * @param criteria what decides, the first one first; those that are level after all of them are separated by lot if
 *     their place matters
 * @param stakes up to which place it matters who stands where, such as 2 if two go on; a tie below that is left as it
 *     is. 0 if no place matters
 * @param playOff what is changed of the game's settings in the games that {@link Criterion#PLAY_OFF} plays, by key
 */
public record Ranking(PointsRule rewards, List<Criterion> criteria, int stakes, SortedMap<String, String> playOff) {

    public Ranking {
        criteria = List.copyOf(criteria);
        playOff = Collections.unmodifiableSortedMap(new TreeMap<>(playOff));
    }

    /** Returns whether the game's own points decide: they are added up, or separate those who are level. */
    public boolean countsGamePoints() {
        return rewards instanceof PointsRule.GamePoints || criteria.contains(Criterion.GAME_POINTS);
    }
}
