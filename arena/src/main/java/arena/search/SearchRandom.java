package arena.search;

import arena.game.Chance;

/** Chance that goes on in place, for a search that draws millions of numbers: the numbers of {@link Chance}. */
public final class SearchRandom {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    /** Creates dice that fall as the source says. */
    public SearchRandom(Chance source) {
        this.state = source.state();
    }

    /** Returns the next 64 bits. */
    public long bits() {
        state += GOLDEN_GAMMA;
        return mix(state);
    }

    /** Returns a number from 0 to {@code bound - 1}; how uneven the chances are stays under {@code bound} in 2^32. */
    public int below(int bound) {
        return (int) (((bits() >>> 32) * bound) >>> 32);
    }

    /** Returns a number from 0 to 1, without 1. */
    public double share() {
        return (bits() >>> 11) * 0x1p-53;
    }

    /** Returns a number that looks nothing like the given one; equal numbers give equal ones. */
    public static long mix(long value) {
        long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
