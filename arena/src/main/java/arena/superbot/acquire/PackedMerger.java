package arena.superbot.acquire;

/** The merger that is being settled at a packed table: the chains that go, in order, and the one that stays. */
final class PackedMerger {

    private static final int MOST_TOUCHED = 4;

    private final int[] defunct = new int[MOST_TOUCHED];
    private int count;
    private int settling;
    private int survivor;
    private int placing = PackedHotelBoard.NONE;

    void copyFrom(PackedMerger other) {
        System.arraycopy(other.defunct, 0, defunct, 0, MOST_TOUCHED);
        count = other.count;
        settling = other.settling;
        survivor = other.survivor;
        placing = other.placing;
    }

    /** Ends it. */
    void clear() {
        count = 0;
        settling = 0;
        placing = PackedHotelBoard.NONE;
    }

    /** Sets one in which these chains are still to be settled. */
    void set(int tile, int stays, int[] left, int number) {
        placing = tile;
        survivor = stays;
        System.arraycopy(left, 0, defunct, 0, number);
        count = number;
        settling = 0;
    }

    /** Begins one of the chains that the board has found beside a tile. */
    void begin(int tile, int stays, PackedHotelBoard board) {
        placing = tile;
        survivor = stays;
        count = 0;
        settling = 0;
        for (int index = 0; index < board.touchedChains(); index++) {
            if (board.touched(index) != stays) {
                insert(board.touched(index), board);
            }
        }
    }

    /** The largest first; of equal ones the one that was met first. */
    private void insert(int chain, PackedHotelBoard board) {
        int at = count++;
        while (at > 0 && board.size(defunct[at - 1]) < board.size(chain)) {
            defunct[at] = defunct[at - 1];
            at--;
        }
        defunct[at] = chain;
    }

    /** Has one of the chains that are left settled next. */
    void putFirst(int chain) {
        int at = settling;
        while (defunct[at] != chain) {
            at++;
        }
        for (; at > settling; at--) {
            defunct[at] = defunct[at - 1];
        }
        defunct[settling] = chain;
    }

    /** Returns how many chains go. */
    int count() {
        return count;
    }

    /** Returns one of those that go, the first to be settled first. */
    int defunct(int index) {
        return defunct[index];
    }

    /** Returns the chain that is being settled. */
    int defunct() {
        return defunct[settling];
    }

    boolean isAnyLeft() {
        return settling < count;
    }

    /** Goes on to the next chain. */
    void settled() {
        settling++;
    }

    int survivor() {
        return survivor;
    }

    /** Returns the tile that merges them; {@link PackedHotelBoard#NONE} if nothing is merged. */
    int placing() {
        return placing;
    }
}
