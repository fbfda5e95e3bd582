package arena.games.chainreaction;

/**
 * A source of random free cells, each with the same probability. The numbers come from SplitMix64, so equal seeds give
 * equal cells.
 */
final class RandomCell {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
    private static final long EACH_BYTE = 0x0101_0101_0101_0101L;
    private static final long EACH_HALF_BYTE = 0x1111_1111_1111_1111L;
    private static final long EACH_TOP_BIT = 0x8080_8080_8080_8080L;

    /** The k-th set bit of a row of seven cells, at row * 8 + k. */
    private static final byte[] BIT_IN_ROW = bitsInRow();

    private long chance;

    RandomCell(long seed) {
        chance = seed;
    }

    /** Returns a byte for each row, and one for the end: 128 less the number of free cells in the rows before it. */
    static long ranks(long free) {
        long inHalf = (free & EACH_HALF_BYTE)
                + ((free >>> 1) & EACH_HALF_BYTE)
                + (((free >>> 2) & EACH_HALF_BYTE) + ((free >>> 3) & EACH_HALF_BYTE));
        long inRow = (inHalf + (inHalf >>> 4)) & 0x0F0F_0F0F_0F0F_0F0FL;
        return EACH_TOP_BIT - inRow * (EACH_BYTE << 8);
    }

    /** Returns the ranks after a cell is free no longer: 1 more for each later row. The bit 0 changes nothing. */
    static long ranksWithout(long bit, long ranks) {
        return ranks + ((-bit & EACH_TOP_BIT) << 1);
    }

    /**
     * Returns one of the free cells. The number of the wanted cell is added to the ranks of all rows at once: the top
     * bit is then set in the rows that begin with this cell or an earlier one. The last of these rows has the cell,
     * and the rest of its byte says which of the row's free cells it is; a table has that bit. The row is shifted to
     * the top of the word, where neither it nor its byte needs a mask.
     */
    long choice(long free, long ranks) {
        long wanted = below(Integer.toUnsignedLong(Long.bitCount(free)));
        long reached = ranks + wanted * EACH_BYTE;
        int above = Long.numberOfLeadingZeros(reached & (EACH_TOP_BIT >>> 8));
        long row = (free << above) >>> 56;
        long within = (reached << above << 1) >>> 57;
        return (long) BIT_IN_ROW[(int) (row * 8 + within)] << (56 - above);
    }

    /** Returns a number below a bound of at most 49; the bias is below one in a hundred million. */
    long below(long bound) {
        chance += GOLDEN_GAMMA;
        long mixed = (chance ^ (chance >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return ((mixed >>> 32) * bound) >>> 32;
    }

    private static byte[] bitsInRow() {
        byte[] bits = new byte[128 * 8];
        for (int row = 0; row < 128; row++) {
            int found = 0;
            for (int place = 0; place < 7; place++) {
                if (((row >> place) & 1) != 0) {
                    bits[row * 8 + found++] = (byte) (1 << place);
                }
            }
        }
        return bits;
    }
}
