package arena.games.chainreaction.bench;

import java.util.Locale;
import java.util.OptionalDouble;

/**
 * A benchmark of random matches of Chain Reaction a second, on the rules' own board, on the packed one, and in C, side
 * by side, each in a process of its own; it takes half a minute.
 *
 * @param naivePerSecond matches a second by the rules' own board
 * @param packedPerSecond matches a second by the packed board
 * @param inC matches a second in C; empty if this machine has no compiler
 * @param coinsPerMatch how many coins a match has on average
 */
public record PlayoutBench(double naivePerSecond, double packedPerSecond, OptionalDouble inC, double coinsPerMatch) {

    private static final int SECONDS_IN_C = 9;

    /**
     * Measures on this machine, now.
     *
     * @throws java.io.UncheckedIOException if no process can be started
     */
    public static PlayoutBench measure() {
        double naive = Workload.NAIVE_MATCHES.perSecond();
        double packed = Workload.PACKED_MATCHES.perSecond();
        OptionalDouble inC = PlayoutsInC.measure(SECONDS_IN_C)
                .map(measured -> OptionalDouble.of(measured.perSecond()))
                .orElse(OptionalDouble.empty());
        return new PlayoutBench(naive, packed, inC, (double) Workload.countedCoins() / Workload.COUNTED_MATCHES);
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
                %s
                packed is %.1f times as fast as naive%s
                """,
                Workload.FIRST_KING,
                Workload.SECOND_KING,
                naivePerSecond,
                naivePerSecond * coinsPerMatch,
                packedPerSecond,
                packedPerSecond * coinsPerMatch,
                inC.isPresent()
                        ? String.format(
                                Locale.ROOT,
                                "in C   %11.0f %11.0f",
                                inC.getAsDouble(),
                                inC.getAsDouble() * coinsPerMatch)
                        : "in C: not measured, because this machine has no C compiler (cc)",
                packedPerSecond / naivePerSecond,
                inC.isPresent()
                        ? String.format(
                                Locale.ROOT, ", and %.2f times as fast as C", packedPerSecond / inC.getAsDouble())
                        : "");
    }
}
