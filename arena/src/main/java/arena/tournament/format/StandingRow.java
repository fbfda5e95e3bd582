package arena.tournament.format;

import arena.tournament.Points;
import arena.tournament.Wording;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A row of a section's table.
 *
 * @param place from 1; equal for tied contestants
 * @param contestant the contestant
 * @param out whether it was disqualified and has no place here; its place is then the first free one
 * @param figures its figures
 * @param reasons the reasons for its place; none if the points alone decide
 * @param prospect its outlook; empty if no member advances from here, or nothing is certain
 * @param fixtures the ids of its games in this section, played or not
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

    /** Returns the reasons for the place: {@code level on 3 points with ABC; ahead by fewest moves, 71 to 84}. */
    public String why() {
        return reasons.stream().map(Wording::text).collect(Collectors.joining("; "));
    }

    /** Returns the outlook as a sentence: {@code through}, {@code through if DEF does not beat GHI}. */
    public String outlook() {
        return prospect.map(Wording::text).orElse("");
    }

    /** Returns the place for people; a dash for a contestant that is out. */
    public String placeWords() {
        return out ? "-" : Integer.toString(place);
    }

    /**
     * The figures of a contestant in a section.
     *
     * @param moves the moves of all seats together, in the games that it has won; games that were won without a move
     *     count as the mean
     * @param gamePoints in the game's own points
     */
    public record Figures(int played, int won, int drawn, int lost, Points points, long moves, long gamePoints) {}
}
