package arena.report;

import arena.game.GameInfo;
import java.util.List;
import java.util.stream.Collectors;

/** A cell of a {@link ReportTable}: a value that terminals, pages, CSV and JSON each write in their own way. */
public sealed interface Cell {

    /** A text. */
    record Text(String words) implements Cell {}

    /** A number, whole or not. */
    record Figure(Number value) implements Cell {}

    /** A number that is exact only as text. */
    record Exact(String digits) implements Cell {}

    /**
     * Points of the game: of one seat, or of several.
     *
     * @param parts in the units of the standings
     */
    record GamePoints(List<Long> parts) implements Cell {

        GamePoints(long parts) {
            this(List.of(parts));
        }

        /** Returns the points as people write them, separated by blanks. */
        public String words(GameInfo game) {
            return parts.stream().map(game::points).collect(Collectors.joining(" "));
        }
    }

    /**
     * The points of a team in a game, in the game's own points, and its place.
     *
     * @param parts in the units of the standings
     */
    record Earned(long parts, int place) implements Cell {

        /** Returns points and place as people write them: {@code 36882 (2)}. */
        public String words(GameInfo game) {
            return game.points(parts) + " (" + place + ")";
        }
    }

    /** A truth value. */
    record Truth(boolean value) implements Cell {}

    /** A duration. */
    record Millis(long millis) implements Cell {}

    /** A team, by its number. */
    record Team(int contestant) implements Cell {}

    /** Several teams, in a meaningful order. */
    record Teams(List<Integer> contestants) implements Cell {}

    /** A game, by its id. */
    record GameId(String id) implements Cell {}

    /**
     * A section.
     *
     * @param words its name for people
     */
    record SectionId(String id, String words) implements Cell {}

    /** Several values, such as a place for each seat. */
    record Values(List<?> values) implements Cell {}

    /** The result of a game as people say it: the winner, or the places. */
    record Result(GameAccount game) implements Cell {}

    /**
     * An empty cell.
     *
     * @param words its text for people
     */
    record Nothing(String words) implements Cell {}
}
