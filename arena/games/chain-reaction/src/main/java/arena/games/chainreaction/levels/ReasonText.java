package arena.games.chainreaction.levels;

import arena.games.chainreaction.Grid;
import arena.search.SearchResult;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The text of one line that explains the choice of a mind of Chain Reaction. */
final class ReasonText {

    private static final int MOST_CELLS = 5;
    private static final double TENTHS = 10;

    private ReasonText() {}

    /** Returns depth, nodes and speed, value in coins, and the principal variation. */
    static String of(SearchResult found, double usedMillis) {
        return String.format(
                Locale.ROOT,
                "depth %d, %d nodes in %.0f ms (%.0f a second), %s; expects %s",
                found.depth(),
                found.nodes(),
                usedMillis,
                1_000 * found.nodes() / Math.max(1e-3, usedMillis),
                value(found),
                ViewTranslation.text(found.line()));
    }

    /** Returns the most probable cells of a king. */
    static String of(KingChances where) {
        String places = IntStream.rangeClosed(1, Grid.CELLS)
                .boxed()
                .filter(cell -> where.share(cell) > 0)
                .sorted((one, other) -> Double.compare(where.share(other), where.share(one)))
                .limit(MOST_CELLS)
                .map(cell -> String.format(Locale.ROOT, "%d (%.0f %%)", cell, 100 * where.share(cell)))
                .collect(Collectors.joining(", "));
        int cells = Long.bitCount(where.cells());
        return cells == 1
                ? "knows the king on " + places
                : "believes the king on one of " + cells + " cells: " + places;
    }

    private static String value(SearchResult found) {
        if (found.isDecided()) {
            int moves = SearchResult.WIN - Math.abs(found.value());
            return (found.value() > 0 ? "wins in " : "loses in ") + moves + (moves == 1 ? " move" : " moves");
        }
        return String.format(Locale.ROOT, "worth %+.1f coins", found.value() / TENTHS);
    }
}
