package arena.games.chainreaction;

/**
 * A source of fast random playouts: kings known, no swaps, each coin on any free cell with the same probability. The
 * numbers come from SplitMix64, so equal seeds give equal matches.
 */
public final class CoinPlayouts {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
    private static final long EACH_BYTE = 0x0101_0101_0101_0101L;
    private static final long EACH_TOP_BIT = 0x8080_8080_8080_8080L;

    /** The index of the k-th set bit of a row, at row * 8 + k. */
    private static final byte[] PLACE_IN_ROW = placesInRow();

    /** A mask that changes no index; it lets the compiler drop the bounds check. */
    private static final int LAST_PLACE = 256 * 8 - 1;

    private long chance;

    /** Creates a source of random matches. */
    public CoinPlayouts(long seed) {
        chance = seed;
    }

    /**
     * Plays a packed board to its end: a king is hit, or the side to move has no free cell.
     *
     * @return the number of coins placed
     */
    public int play(PackedCoinBoard board) {
        int coins = 0;
        for (long free = board.free(); free != 0; free = board.free()) {
            coins++;
            if (board.place(choice(free))) {
                break;
            }
        }
        return coins;
    }

    /**
     * Plays the same match on the board of the rules, where every move creates a new value; equal seeds give equal
     * matches.
     */
    public int play(CoinBoard board, Side begins) {
        Side mover = begins;
        CoinBoard now = board;
        int[] cells = new int[Grid.CELLS];
        int coins = 0;
        for (int free = free(now, mover, cells); free > 0; free = free(now, mover, cells)) {
            ChainBurst reaction = ChainBurst.ofCoin(now, mover, cells[(int) below(free)]);
            coins++;
            if (reaction.kingHit()) {
                break;
            }
            now = reaction.board();
            mover = mover.opponent();
        }
        return coins;
    }

    private static int free(CoinBoard board, Side mover, int[] cells) {
        int free = 0;
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            if (board.mayPlace(mover, cell)) {
                cells[free++] = cell;
            }
        }
        return free;
    }

    /** Returns one of the set bits: it finds the row by counting the bits of all rows at once, the bit by a table. */
    private long choice(long free) {
        long pairs = free - ((free >>> 1) & 0x5555_5555_5555_5555L);
        long fours = (pairs & 0x3333_3333_3333_3333L) + ((pairs >>> 2) & 0x3333_3333_3333_3333L);
        long upTo = ((fours + (fours >>> 4)) & 0x0F0F_0F0F_0F0F_0F0FL) * EACH_BYTE;
        long wanted = below(Long.bitCount(free));
        int shift = Long.bitCount((((wanted * EACH_BYTE) | EACH_TOP_BIT) - upTo) & EACH_TOP_BIT) * 8;
        int within = (int) (wanted - (((upTo << 8) >>> shift) & 0xFF));
        int row = (int) ((free >>> shift) & 0xFF);
        return 1L << (shift + PLACE_IN_ROW[(row * 8 + within) & LAST_PLACE]);
    }

    /** Returns a number below a bound of at most 49; the bias is below one in a hundred million. */
    private long below(int bound) {
        chance += GOLDEN_GAMMA;
        long mixed = (chance ^ (chance >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return ((mixed >>> 32) * bound) >>> 32;
    }

    private static byte[] placesInRow() {
        byte[] places = new byte[256 * 8];
        for (int row = 0; row < 256; row++) {
            int found = 0;
            for (int place = 0; place < 8; place++) {
                if (((row >> place) & 1) != 0) {
                    places[row * 8 + found++] = (byte) place;
                }
            }
        }
        return places;
    }
}
