package arena.bench.search;

import java.io.PrintStream;
import java.util.Locale;

/** Counts sequences of coin moves in Chain Reaction to a depth, with the time it takes. */
public final class PerftBench {

    private static final double NANOS_PER_SECOND = 1e9;

    private PerftBench() {}

    /**
     * Prints one line for each depth up to the given one, and at last the number of sequences alone.
     *
     * @param firstKing the cell of player 1's king
     * @param secondKing the cell of player 2's king
     * @throws IllegalArgumentException with a sentence for people if the kings or the depth are impossible
     */
    public static void run(int firstKing, int secondKing, int depth, PrintStream out) {
        long sequences = Perft.packed(firstKing, secondKing, Math.min(depth, 0));
        out.printf(Locale.ROOT, "Chain Reaction, kings on %d and %d: sequences of coins%n", firstKing, secondKing);
        for (int coins = 1; coins <= depth; coins++) {
            long begun = System.nanoTime();
            sequences = Perft.packed(firstKing, secondKing, coins);
            out.printf(
                    Locale.ROOT,
                    "depth %d: %d in %.3f s%n",
                    coins,
                    sequences,
                    (System.nanoTime() - begun) / NANOS_PER_SECOND);
        }
        out.println(sequences);
    }
}
