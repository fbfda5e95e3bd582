package arena.tournament.format;

import arena.tournament.Points;
import arena.tournament.Wording;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * One line of a table.
 *
 * @param place from 1; equal for those whom nothing separates
 * @param contestant who
 * @param out whether it was disqualified and has no place here; its place is then the first one that is nobody's
 * @param figures what he has done
 * @param reasons why he stands there and not one higher or lower; none if the points alone decide
 * @param prospect what is still possible; nothing if nobody goes on from here, or nothing is certain
 * @param fixtures the ids of his games in this section, played or not
 */
public record StandingRow(
        int place,
        int contestant,
        boolean out,
        Figures figures,
        List<Wording> reasons,
        Optional<Wording> prospect,
        List<String> fixtures) {

    public StandingRow {
        reasons = List.copyOf(reasons);
        fixtures = List.copyOf(fixtures);
    }

    /** Returns why he stands there: {@code level on 3 points with ABC; ahead by fewest moves, 71 to 84}. */
    public String why() {
        return reasons.stream().map(Wording::text).collect(Collectors.joining("; "));
    }

    /** Returns what is still possible, as a sentence: {@code through}, {@code through if DEF does not beat GHI}. */
    public String outlook() {
        return prospect.map(Wording::text).orElse("");
    }

    /** Returns the place for people; a dash for who is out. */
    public String placeWords() {
        return out ? "-" : Integer.toString(place);
    }

    /**
     * What somebody has done in a section.
     *
     * @param moves of all sides together, in the games it has won; of those that were won without a move the mean
     * @param gamePoints in the game's own points
     */
    public record Figures(int played, int won, int drawn, int lost, Points points, long moves, long gamePoints) {}
}
