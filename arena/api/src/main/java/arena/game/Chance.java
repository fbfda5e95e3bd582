package arena.game;

import java.util.ArrayList;
import java.util.List;

/**
 * A source of random numbers that is a value: a draw returns a number and the next source. Equal sources give equal
 * numbers, on every machine and in every Java version.
 *
 * <p>The generator is SplitMix64 (Steele, Lea and Flood, 2014); bounded numbers are drawn by rejection, without bias.
 *
 * @param state the 64 bits of state
 */
public record Chance(long state) {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    /** A drawn number, and the source of the next one. */
    public record Drawn(long number, Chance rest) {
        /** Returns the number as an int. */
        public int whole() {
            return Math.toIntExact(number);
        }
    }

    /** Returns a source for one purpose, so that two purposes with the same seed draw different numbers. */
    public static Chance of(long seed, String purpose) {
        long mixed = seed;
        for (int i = 0; i < purpose.length(); i++) {
            mixed = mix(mixed + GOLDEN_GAMMA) ^ purpose.charAt(i);
        }
        return new Chance(mix(mixed + GOLDEN_GAMMA));
    }

    /** Draws 64 bits. */
    public Drawn bits() {
        long next = state + GOLDEN_GAMMA;
        return new Drawn(mix(next), new Chance(next));
    }

    /** Draws a number from 0 to {@code bound - 1}, each with the same probability. */
    public Drawn below(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("a number is drawn below 1 or more, not below " + bound);
        }
        Drawn drawn = bits();
        long positive = drawn.number() >>> 1;
        while (positive - positive % bound > Long.MAX_VALUE - (bound - 1)) {
            drawn = drawn.rest().bits();
            positive = drawn.number() >>> 1;
        }
        return new Drawn(positive % bound, drawn.rest());
    }

    /** A shuffled list, and the source of the next number. */
    public record Shuffled<T>(List<T> list, Chance rest) {}

    /**
     * Shuffles a list; every order is equally likely. The first element is drawn from all, each further one from the
     * remaining ones in their original order.
     */
    public <T> Shuffled<T> shuffle(List<T> list) {
        List<T> left = new ArrayList<>(list);
        List<T> drawn = new ArrayList<>(list.size());
        Chance source = this;
        while (!left.isEmpty()) {
            Drawn next = source.below(left.size());
            drawn.add(left.remove(next.whole()));
            source = next.rest();
        }
        return new Shuffled<>(List.copyOf(drawn), source);
    }

    private static long mix(long value) {
        long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
