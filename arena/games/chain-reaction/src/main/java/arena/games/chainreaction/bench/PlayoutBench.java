package arena.games.chainreaction.bench;

import java.util.Locale;

/**
 * A benchmark of random matches of Chain Reaction a second, on the rules' own board and on the packed one, side by
 * side, each in a process of its own; it takes half a minute.
 *
 * @param naivePerSecond matches a second by the rules' own board
 * @param packedPerSecond matches a second by the packed board
 * @param coinsPerMatch how many coins a match has on average
 */
public record PlayoutBench(double naivePerSecond, double packedPerSecond, double coinsPerMatch) {

    /**
     * Measures on this machine, now.
     *
     * @throws java.io.UncheckedIOException if no process can be started
     */
    public static PlayoutBench measure() {
        return new PlayoutBench(
                Workload.NAIVE_MATCHES.perSecond(), Workload.PACKED_MATCHES.perSecond(), Workload.coinsPerMatch());
    }

    /** Returns the figures as lines of text. */
    public String table() {
        return String.format(
                Locale.ROOT,
                """
                Chain Reaction, random matches to the end, kings on %d and %d, one core
                board    matches/s     coins/s
                naive  %11.0f %11.0f
                packed %11.0f %11.0f
                packed is %.1f times as fast as naive
                """,
                Workload.FIRST_KING,
                Workload.SECOND_KING,
                naivePerSecond,
                naivePerSecond * coinsPerMatch,
                packedPerSecond,
                packedPerSecond * coinsPerMatch,
                packedPerSecond / naivePerSecond);
    }
}
