package arena.games.chainreaction.bench;

import java.util.Locale;

/**
 * A benchmark of positions of Chain Reaction a second that the searches visit, on the rules' own board and on the
 * packed one, side by side, each in a process of its own; it takes a minute.
 *
 * @param naivePerSecond nodes a second of alpha-beta by the rules' own board
 * @param packedPerSecond nodes a second of the same search by the packed board
 * @param watchfulPerSecond nodes a second of the strongest level's search
 * @param roundsPerSecond rounds a second of Monte Carlo tree search, each with a random match to the end
 */
public record SearchBench(
        double naivePerSecond, double packedPerSecond, double watchfulPerSecond, double roundsPerSecond) {

    /**
     * Measures on this machine, now.
     *
     * @throws java.io.UncheckedIOException if no process can be started
     */
    public static SearchBench measure() {
        return new SearchBench(
                Workload.NAIVE_SEARCH.perSecond(),
                Workload.PACKED_SEARCH.perSecond(),
                Workload.WATCHFUL_SEARCH.perSecond(),
                Workload.TREE_SEARCH.perSecond());
    }

    /** Returns the figures as lines of text. */
    public String table() {
        return String.format(
                Locale.ROOT,
                """
                Chain Reaction, a board of twenty coins, one core
                search                       nodes/s
                alpha-beta, naive        %11.0f
                alpha-beta, packed       %11.0f
                level 5, packed          %11.0f
                tree search, packed      %11.0f matches/s
                packed is %.1f times as fast as naive
                """,
                naivePerSecond,
                packedPerSecond,
                watchfulPerSecond,
                roundsPerSecond,
                packedPerSecond / naivePerSecond);
    }
}
