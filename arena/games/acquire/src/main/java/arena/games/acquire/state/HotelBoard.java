package arena.games.acquire.state;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.SortedMap;

/** The board with its tiles and the chains that they form. */
public final class HotelBoard {

    /** The result of a lookup on a square without a chain. */
    public static final int NO_CHAIN = -1;

    private static final byte FREE = -2;
    private static final byte LOOSE = NO_CHAIN;

    /** The board before the first tile. */
    public static final HotelBoard EMPTY = empty();

    private final byte[] cells;
    private final int[] sizes;

    // Computed once, since every view needs the kind of every square, far more often than a tile is placed.
    private final Kind[] kinds;

    private HotelBoard(byte[] cells) {
        this.cells = cells;
        this.sizes = new int[HotelChain.COUNT];
        for (byte cell : cells) {
            if (cell > NO_CHAIN) {
                sizes[cell]++;
            }
        }
        this.kinds = new Kind[cells.length];
        for (HotelTile tile : HotelTile.all()) {
            kinds[tile.index()] = kindOf(tile);
        }
    }

    private static HotelBoard empty() {
        byte[] cells = new byte[HotelTile.COLUMNS * HotelTile.ROWS];
        Arrays.fill(cells, FREE);
        return new HotelBoard(cells);
    }

    /**
     * Returns the board with some tiles.
     *
     * @param loose the tiles without a chain
     * @param joined the tiles of chains, with the index of the chain
     */
    public static HotelBoard of(Collection<HotelTile> loose, SortedMap<HotelTile, Integer> joined) {
        byte[] cells = EMPTY.cells.clone();
        loose.forEach(tile -> cells[tile.index()] = LOOSE);
        joined.forEach((tile, chain) -> cells[tile.index()] = chain.byteValue());
        return new HotelBoard(cells);
    }

    /** The kind of effect of a tile. */
    public enum Kind {
        /** It lies alone. */
        LOOSE,
        /** It founds a chain with the loose tiles beside it. */
        FOUNDS,
        /** It joins the only chain beside it. */
        GROWS,
        /** It merges the chains beside it. */
        MERGES,
        /** It would found an eighth chain, so it is not playable now. */
        NOT_NOW,
        /** It would merge two safe chains, so it is never playable again. */
        DEAD;

        /** Returns whether the tile may be placed. */
        public boolean isPlayable() {
            return this != NOT_NOW && this != DEAD;
        }
    }

    /**
     * The effect of a tile, with its chains.
     *
     * @param chains the chains beside it, each once, in the order in which a tie is broken: west, north, east, south
     */
    public record Effect(Kind kind, List<Integer> chains) {}

    /** Returns whether the square of a tile is empty. */
    public boolean isFree(HotelTile tile) {
        return cells[tile.index()] == FREE;
    }

    /** Returns whether a tile is placed and in no chain. */
    public boolean isLoose(HotelTile tile) {
        return cells[tile.index()] == LOOSE;
    }

    /** Returns the index of the chain of a placed tile, or {@link #NO_CHAIN}. */
    public int chain(HotelTile tile) {
        return Math.max(NO_CHAIN, cells[tile.index()]);
    }

    /** Returns the number of tiles of a chain; 0 if it is not on the board. */
    public int size(int chain) {
        return sizes[chain];
    }

    /** Returns the number of tiles of a chain; 0 if it is not on the board. */
    public int size(HotelChain chain) {
        return sizes[chain.index()];
    }

    /** Returns whether a chain is on the board. */
    public boolean has(HotelChain chain) {
        return size(chain) > 0;
    }

    /** Returns whether all chains are on the board. */
    public boolean isFull() {
        for (int size : sizes) {
            if (size == 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether the game may end: a chain has 41 tiles, or there are chains and each is safe (Game End). */
    public boolean mayEnd() {
        boolean any = false;
        boolean safe = true;
        for (int size : sizes) {
            if (size >= HotelChain.LARGEST) {
                return true;
            }
            any |= size > 0;
            safe &= size == 0 || size >= HotelChain.SAFE;
        }
        return any && safe;
    }

    /** Returns the number of tiles on the board. */
    public int tiles() {
        int tiles = 0;
        for (byte cell : cells) {
            tiles += cell == FREE ? 0 : 1;
        }
        return tiles;
    }

    /** Returns the kind of effect of a tile that is not placed yet (Placing Your Tile). */
    public Kind kind(HotelTile tile) {
        return kinds[tile.index()];
    }

    /** Returns the effect of a tile that is not placed yet, with the chains beside it. */
    public Effect effect(HotelTile tile) {
        List<Integer> chains = new ArrayList<>(2);
        for (HotelTile beside : tile.neighbours()) {
            int chain = chain(beside);
            if (chain != NO_CHAIN && !chains.contains(chain)) {
                chains.add(chain);
            }
        }
        return new Effect(kind(tile), chains);
    }

    private Kind kindOf(HotelTile tile) {
        int chains = 0;
        int seen = 0;
        int safe = 0;
        boolean loose = false;
        for (HotelTile beside : tile.neighbours()) {
            int chain = cells[beside.index()];
            loose |= chain == LOOSE;
            if (chain > NO_CHAIN && (seen & 1 << chain) == 0) {
                seen |= 1 << chain;
                chains++;
                safe += sizes[chain] >= HotelChain.SAFE ? 1 : 0;
            }
        }
        if (chains > 1) {
            return safe > 1 ? Kind.DEAD : Kind.MERGES;
        }
        if (chains == 1) {
            return Kind.GROWS;
        }
        if (!loose) {
            return Kind.LOOSE;
        }
        return isFull() ? Kind.NOT_NOW : Kind.FOUNDS;
    }

    /** Returns the chains with the most tiles among some, in the same order. */
    public List<Integer> largest(List<Integer> chains) {
        int most = chains.stream().mapToInt(this::size).max().orElse(0);
        return chains.stream().filter(chain -> sizes[chain] == most).toList();
    }

    /** Returns the board with a further tile that is in no chain. */
    public HotelBoard withLoose(HotelTile tile) {
        byte[] changed = cells.clone();
        changed[tile.index()] = LOOSE;
        return new HotelBoard(changed);
    }

    /** Returns the board on which a tile and all tiles connected to it belong to a chain. */
    public HotelBoard joined(HotelTile tile, HotelChain chain) {
        byte[] changed = cells.clone();
        boolean[] seen = new boolean[changed.length];
        Deque<HotelTile> open = new ArrayDeque<>(List.of(tile));
        seen[tile.index()] = true;
        while (!open.isEmpty()) {
            HotelTile next = open.remove();
            changed[next.index()] = (byte) chain.index();
            for (HotelTile beside : next.neighbours()) {
                if (!isFree(beside) && !seen[beside.index()]) {
                    seen[beside.index()] = true;
                    open.add(beside);
                }
            }
        }
        return new HotelBoard(changed);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HotelBoard board && Arrays.equals(cells, board.cells);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cells);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int place = 0; place < cells.length; place++) {
            text.append(place > 0 && place % HotelTile.COLUMNS == 0 ? "/" : "")
                    .append(cells[place] == FREE ? "." : cells[place] == LOOSE ? "o" : Byte.toString(cells[place]));
        }
        return text.toString();
    }
}
