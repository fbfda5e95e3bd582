package arena.search;

/**
 * A table of positions already searched; a new entry replaces an older one, unless that is of the same position and
 * deeper.
 */
final class Transpositions {

    /** The kind of bound that a value is. */
    static final int EXACT = 1;

    static final int AT_LEAST = 2;
    static final int AT_MOST = 3;

    /** The code for no move. */
    static final int NO_MOVE = 0xFFFF;

    private final long[] keys;
    private final long[] entries;
    private final int mask;

    /** Creates a table of 2 to the power of {@code bits} entries of 16 bytes. */
    Transpositions(int bits) {
        keys = new long[1 << bits];
        entries = new long[1 << bits];
        mask = (1 << bits) - 1;
    }

    /** Returns the entry of a position, or 0. */
    long find(long hash) {
        int place = (int) hash & mask;
        return keys[place] == hash ? entries[place] : 0;
    }

    void store(long hash, int value, int depth, int bound, int move) {
        int place = (int) hash & mask;
        if (keys[place] == hash && depth(entries[place]) > depth) {
            return;
        }
        keys[place] = hash;
        entries[place] = ((long) value << 32) | ((long) depth << 24) | ((long) bound << 16) | move;
    }

    static int value(long entry) {
        return (int) (entry >> 32);
    }

    static int depth(long entry) {
        return (int) (entry >>> 24) & 0xFF;
    }

    static int bound(long entry) {
        return (int) (entry >>> 16) & 0xFF;
    }

    static int move(long entry) {
        return (int) entry & 0xFFFF;
    }
}
