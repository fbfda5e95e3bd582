package arena.tournament.format;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The rules by which the members of a section are ranked.
 *
 * @param rewards the points that a game earns
 * @param criteria the criteria, the first one first; ties after all of them are broken by lot if their place is at
 *     stake
 * @param stakes the last place whose ties must be broken, such as 2 if two advance; 0 for none
 * @param playOff changed settings of the game in the games that {@link Criterion#PLAY_OFF} plays, by key
 */
public record Ranking(PointsRule rewards, List<Criterion> criteria, int stakes, SortedMap<String, String> playOff) {

    public Ranking {
        criteria = List.copyOf(criteria);
        playOff = Collections.unmodifiableSortedMap(new TreeMap<>(playOff));
    }

    /** Returns whether the game's own points decide: they are added up, or break ties. */
    public boolean countsGamePoints() {
        return rewards instanceof PointsRule.GamePoints || criteria.contains(Criterion.GAME_POINTS);
    }
}
