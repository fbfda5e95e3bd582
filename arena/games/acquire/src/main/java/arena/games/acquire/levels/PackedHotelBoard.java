package arena.games.acquire.levels;

import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import java.util.Arrays;

/**
 * The board of Acquire in arrays, for searches: the effects of tiles, tried or placed. It is mutable.
 *
 * <p>Tiles and chains are numbered from 0 by their places. The board agrees with the rules, move by move.
 */
final class PackedHotelBoard {

    /** The number of tiles. */
    static final int TILES = HotelTile.COLUMNS * HotelTile.ROWS;

    /** No tile, or no chain. */
    static final int NONE = -1;

    private static final byte FREE = -2;
    private static final byte LOOSE = NONE;
    private static final int SIDES = 4;
    private static final byte[] BESIDE = beside();

    /** The effects of a tile, by the names of the rules. */
    enum Kind {
        /** The tile has no neighbour. */
        LOOSE,
        /** The tile founds a chain. */
        FOUNDS,
        /** The tile joins one chain. */
        GROWS,
        /** The tile merges chains. */
        MERGES,
        /** The tile would found an eighth chain. */
        NOT_NOW,
        /** The tile would merge two safe chains. */
        DEAD;

        boolean isPlayable() {
            return this != NOT_NOW && this != DEAD;
        }
    }

    private final byte[] cells = new byte[TILES];
    private final int[] sizes = new int[HotelChain.COUNT];
    private final int[] touched = new int[SIDES];
    private final int[] open = new int[TILES];
    private int touchedChains;
    private int looseBeside;
    private int safeChains;
    private int chains;

    PackedHotelBoard() {
        Arrays.fill(cells, FREE);
    }

    private static byte[] beside() {
        byte[] all = new byte[TILES * SIDES];
        Arrays.fill(all, (byte) NONE);
        for (HotelTile tile : HotelTile.all()) {
            int side = tile.index() * SIDES;
            for (HotelTile other : tile.neighbours()) {
                all[side++] = (byte) other.index();
            }
        }
        return all;
    }

    void copyFrom(PackedHotelBoard other) {
        System.arraycopy(other.cells, 0, cells, 0, TILES);
        System.arraycopy(other.sizes, 0, sizes, 0, HotelChain.COUNT);
        safeChains = other.safeChains;
        chains = other.chains;
    }

    /** Removes all tiles. */
    void clear() {
        Arrays.fill(cells, FREE);
        Arrays.fill(sizes, 0);
        safeChains = 0;
        chains = 0;
    }

    /** Sets a tile of a chain, or of none, on a free square; connected tiles are not joined. */
    void set(int tile, int chain) {
        cells[tile] = (byte) chain;
        if (chain != NONE) {
            resize(chain, sizes[chain] + 1);
        }
    }

    boolean isFree(int tile) {
        return cells[tile] == FREE;
    }

    /** Returns the chain of a placed tile, {@link #NONE} if it has none. */
    int chain(int tile) {
        return Math.max(NONE, cells[tile]);
    }

    int size(int chain) {
        return sizes[chain];
    }

    /** Returns the number of chains on the board. */
    int chains() {
        return chains;
    }

    /** Returns the number of safe chains. */
    int safeChains() {
        return safeChains;
    }

    boolean isSafe(int chain) {
        return sizes[chain] >= HotelChain.SAFE;
    }

    /** Returns whether the game may end. */
    boolean mayEnd() {
        for (int size : sizes) {
            if (size >= HotelChain.LARGEST) {
                return true;
            }
        }
        return chains > 0 && safeChains == chains;
    }

    /**
     * Examines a tile that is not placed and returns its effect. Then {@link #touched}, {@link #touchedChains} and
     * {@link #looseBeside} refer to this tile.
     */
    Kind look(int tile) {
        touchedChains = 0;
        looseBeside = 0;
        int safe = 0;
        for (int side = tile * SIDES; side < tile * SIDES + SIDES && BESIDE[side] != NONE; side++) {
            int cell = cells[BESIDE[side]];
            if (cell == LOOSE) {
                looseBeside++;
            } else if (cell != FREE && !touches(cell)) {
                touched[touchedChains++] = cell;
                safe += isSafe(cell) ? 1 : 0;
            }
        }
        if (touchedChains > 1) {
            return safe > 1 ? Kind.DEAD : Kind.MERGES;
        }
        if (touchedChains == 1) {
            return Kind.GROWS;
        }
        if (looseBeside == 0) {
            return Kind.LOOSE;
        }
        return chains == HotelChain.COUNT ? Kind.NOT_NOW : Kind.FOUNDS;
    }

    private boolean touches(int chain) {
        for (int i = 0; i < touchedChains; i++) {
            if (touched[i] == chain) {
                return true;
            }
        }
        return false;
    }

    /** Returns the number of chains that the last examined tile touches. */
    int touchedChains() {
        return touchedChains;
    }

    /** Returns one of these chains, in the order west, north, east, south. */
    int touched(int index) {
        return touched[index];
    }

    /** Returns whether one of these chains is as large as the largest of them. */
    boolean isLargestTouched(int index) {
        for (int other = 0; other < touchedChains; other++) {
            if (sizes[touched[other]] > sizes[touched[index]]) {
                return false;
            }
        }
        return true;
    }

    /** Returns the number of loose tiles beside the last examined tile. */
    int looseBeside() {
        return looseBeside;
    }

    /** Returns the number of free squares beside a tile. */
    int freeBeside(int tile) {
        int count = 0;
        for (int side = tile * SIDES; side < tile * SIDES + SIDES && BESIDE[side] != NONE; side++) {
            count += isFree(BESIDE[side]) ? 1 : 0;
        }
        return count;
    }

    /** Returns whether a tile can never be placed. */
    boolean isDead(int tile) {
        return safeChains > 1 && look(tile) == Kind.DEAD;
    }

    /** Places a tile without neighbours. */
    void placeLoose(int tile) {
        cells[tile] = LOOSE;
    }

    /** Places a tile of a chain; all tiles connected to it join the chain. */
    void join(int tile, int chain) {
        int size = sizes[chain] + 1;
        int count = 0;
        cells[tile] = (byte) chain;
        open[count++] = tile;
        while (count > 0) {
            int from = open[--count] * SIDES;
            for (int side = from; side < from + SIDES && BESIDE[side] != NONE; side++) {
                int beside = BESIDE[side];
                int cell = cells[beside];
                if (cell == LOOSE) {
                    cells[beside] = (byte) chain;
                    size++;
                    open[count++] = beside;
                } else if (cell != FREE && cell != chain) {
                    size += takeOver(cell, chain);
                }
            }
        }
        resize(chain, size);
    }

    private int takeOver(int acquired, int chain) {
        for (int tile = 0; tile < TILES; tile++) {
            if (cells[tile] == acquired) {
                cells[tile] = (byte) chain;
            }
        }
        int size = sizes[acquired];
        resize(acquired, 0);
        return size;
    }

    private void resize(int chain, int size) {
        int old = sizes[chain];
        chains += (size > 0 ? 1 : 0) - (old > 0 ? 1 : 0);
        safeChains += (size >= HotelChain.SAFE ? 1 : 0) - (old >= HotelChain.SAFE ? 1 : 0);
        sizes[chain] = size;
    }
}
