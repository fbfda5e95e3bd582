package arena.search;

import arena.game.Chance;

/**
 * A mutable random number generator for searches that draw millions of numbers; it draws the numbers of {@link
 * Chance}.
 */
public final class SearchRandom {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    /** Creates a generator with the state of a source. */
    public SearchRandom(Chance source) {
        this.state = source.state();
    }

    /** Returns the next 64 bits. */
    public long bits() {
        state += GOLDEN_GAMMA;
        return mix(state);
    }

    /** Returns a number from 0 to {@code bound - 1}; the bias is below {@code bound} in 2^32. */
    public int below(int bound) {
        return (int) (((bits() >>> 32) * bound) >>> 32);
    }

    /** Returns a number from 0 (included) to 1 (excluded). */
    public double share() {
        return (bits() >>> 11) * 0x1p-53;
    }

    /** Returns a number mixed from the given one; equal numbers give equal results. */
    public static long mix(long value) {
        long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
