package arena.report;

import arena.game.GameInfo;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What stands in one cell of a {@link ReportTable}: a value that terminals, pages, CSV and JSON each write in their own
 * way.
 */
public sealed interface Cell {

    /** A text. */
    record Text(String words) implements Cell {}

    /** A number, whole or not. */
    record Figure(Number value) implements Cell {}

    /** A number that is exact only as it is written. */
    record Exact(String digits) implements Cell {}

    /**
     * Points of the game: of one seat, or of several.
     *
     * @param parts as standings count them
     */
    record GamePoints(List<Long> parts) implements Cell {

        GamePoints(long parts) {
            this(List.of(parts));
        }

        /** Returns them as people write them, parted by blanks. */
        public String words(GameInfo game) {
            return parts.stream().map(game::points).collect(Collectors.joining(" "));
        }
    }

    /**
     * The game's own points that a team has in a game, and its place there.
     *
     * @param parts as standings count them
     */
    record Earned(long parts, int place) implements Cell {

        /** Returns it as people write it: {@code 36882 (2)}. */
        public String words(GameInfo game) {
            return game.points(parts) + " (" + place + ")";
        }
    }

    /** Yes or no. */
    record Truth(boolean value) implements Cell {}

    /** How long something took. */
    record Millis(long millis) implements Cell {}

    /** A team, by its number. */
    record Team(int contestant) implements Cell {}

    /** Several teams, in an order that means something. */
    record Teams(List<Integer> contestants) implements Cell {}

    /** A game, by its id. */
    record GameId(String id) implements Cell {}

    /**
     * A section.
     *
     * @param words what people read
     */
    record SectionId(String id, String words) implements Cell {}

    /** Several values, such as a place for each seat. */
    record Values(List<?> values) implements Cell {}

    /** How a game counts, as people say it: who has won, or who is on which place. */
    record Result(GameAccount game) implements Cell {}

    /**
     * Nothing.
     *
     * @param words what people read there
     */
    record Nothing(String words) implements Cell {}
}
