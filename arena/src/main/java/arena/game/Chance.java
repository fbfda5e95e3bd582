package arena.game;

import java.util.ArrayList;
import java.util.List;

/**
 * A source of chance that is a value: drawing from it gives a number and the source that follows. Equal sources give
 * equal numbers for ever, on every machine and Java version.
 *
 * <p>The generator is SplitMix64 (Steele, Lea and Flood, 2014); bounded numbers are drawn by rejection, without bias.
 *
 * @param state all 64 bits of it
 */
public record Chance(long state) {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    /** A number, and the source to draw the next one from. */
    public record Drawn(long number, Chance rest) {
        /** Returns the number as an int. */
        public int whole() {
            return Math.toIntExact(number);
        }
    }

    /** Returns a source for a purpose of its own, so that two purposes of one seed do not share their numbers. */
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

    /** A list in an order that was drawn, and the source to draw the next number from. */
    public record Shuffled<T>(List<T> list, Chance rest) {}

    /**
     * Puts a list into an order in which each is as likely as any other. The first one is drawn from all of them, each
     * that follows from those that are left, in the order of the list.
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
