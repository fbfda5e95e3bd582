package arena.games.acquire.levels;

/** The merger that is being settled at a packed table: the defunct chains in order, and the survivor. */
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

    /** Ends the merger. */
    void clear() {
        count = 0;
        settling = 0;
        placing = PackedHotelBoard.NONE;
    }

    /** Sets a merger in which the given chains are still to be settled. */
    void set(int tile, int stays, int[] left, int number) {
        placing = tile;
        survivor = stays;
        System.arraycopy(left, 0, defunct, 0, number);
        count = number;
        settling = 0;
    }

    /** Begins a merger of the chains that the board has found beside a tile. */
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

    /** Inserts a chain by size, the largest first; chains of equal size stay in the order of the board. */
    private void insert(int chain, PackedHotelBoard board) {
        int at = count++;
        while (at > 0 && board.size(defunct[at - 1]) < board.size(chain)) {
            defunct[at] = defunct[at - 1];
            at--;
        }
        defunct[at] = chain;
    }

    /** Makes one of the remaining chains the next to be settled. */
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

    /** Returns the number of defunct chains. */
    int count() {
        return count;
    }

    /** Returns a defunct chain by its order of settlement. */
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

    /** Advances to the next chain. */
    void settled() {
        settling++;
    }

    int survivor() {
        return survivor;
    }

    /** Returns the merging tile; {@link PackedHotelBoard#NONE} without a merger. */
    int placing() {
        return placing;
    }
}
