package arena.tournament.format;

import arena.tournament.Points;
import java.util.List;

/**
 * One line of a table.
 *
 * @param place from 1; equal for those whom nothing separates
 * @param contestant who
 * @param out whether it was disqualified and has no place here; its place is then the first one that is nobody's
 * @param figures what he has done
 * @param why why he stands there and not one higher or lower, as a sentence:
 *     {@code level on 3 points with ABC; ahead by fewest moves, 71 to 84}; empty if the points alone decide
 * @param outlook what is still possible, as a sentence: {@code through}, {@code out},
 *     {@code through if DEF does not beat GHI}; empty if nobody goes on from here
 * @param fixtures the ids of his games in this section, played or not
 */
public record Row(
        int place, int contestant, boolean out, Figures figures, String why, String outlook, List<String> fixtures) {

    public Row {
        fixtures = List.copyOf(fixtures);
    }

    /** Returns the place for people; a dash for who is out. */
    public String placeWords() {
        return out ? "-" : Integer.toString(place);
    }

    /**
     * What somebody has done in a section.
     *
     * @param moves of all sides together, in the games he has won
     * @param gamePoints in the game's own points
     */
    public record Figures(int played, int won, int drawn, int lost, Points points, long moves, long gamePoints) {}
}
