package arena.bench;

import java.util.Locale;

/**
 * How many random matches of Chain Reaction a second the rules' own board and the packed one play, side by side, each in a
 * process of its own; half a minute.
 *
 * @param naivePerSecond matches a second by the rules' own board
 * @param packedPerSecond matches a second by the packed board
 * @param coinsPerMatch how many coins a match has on average
 */
public record PlayoutBench(double naivePerSecond, double packedPerSecond, double coinsPerMatch) {

    private static final int SAMPLE = 20_000;

    /**
     * Measures on this machine, now.
     *
     * @throws IllegalStateException with JMH's words if it cannot run
     */
    public static PlayoutBench measure() {
        Scores scores = Scores.of(PlayoutBenchmark.class);
        return new PlayoutBench(scores.perSecond("naive"), scores.perSecond("packed"), sampledCoins());
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
                PlayoutBenchmark.FIRST_KING,
                PlayoutBenchmark.SECOND_KING,
                naivePerSecond,
                naivePerSecond * coinsPerMatch,
                packedPerSecond,
                packedPerSecond * coinsPerMatch,
                packedPerSecond / naivePerSecond);
    }

    private static double sampledCoins() {
        PlayoutBenchmark matches = new PlayoutBenchmark();
        long coins = 0;
        for (int match = 0; match < SAMPLE; match++) {
            coins += matches.packed();
        }
        return (double) coins / SAMPLE;
    }
}
