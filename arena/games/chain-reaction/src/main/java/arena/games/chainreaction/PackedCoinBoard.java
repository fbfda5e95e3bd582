package arena.games.chainreaction;

/**
 * The board in bit planes that are changed in place, for a search that needs millions of moves a second.
 *
 * <p>A plane is a {@code long} of seven bytes, one for each row, whose lowest seven bits are the cells from left to
 * right; the eighth bit of a row is always 0 and separates the rows. A cell's count is stored as count + 3 - capacity
 * in three planes, so that any cell, whatever its capacity, is above its capacity exactly if its bit in the top plane
 * is set. A burst then takes 4 from every cell, and a coin that would leave the board comes back: the border reflects.
 *
 * <p>The board knows which side is to move and stores the planes as the mover's and the opponent's, so that passing
 * the turn swaps them. {@link #copyFrom} undoes any number of moves. The board is not thread-safe.
 */
public final class PackedCoinBoard {

    /** All cells. */
    public static final long CELLS = 0x007F_7F7F_7F7F_7F7FL;

    private static final long LEFT = 0x0001_0101_0101_0101L;
    private static final long RIGHT = 0x0040_4040_4040_4040L;
    private static final long TOP = 0x7FL;
    private static final long BOTTOM = 0x7FL << 48;
    private static final long CORNERS = (LEFT | RIGHT) & (TOP | BOTTOM);
    private static final long EDGES = (LEFT | RIGHT | TOP | BOTTOM) & ~CORNERS;

    private boolean firstMoves = true;
    private long own;
    private long others;
    private long ownKing;
    private long othersKing;
    private long low = EDGES;
    private long high = CORNERS;
    private long top;

    /** Creates an empty board with player 1 to move and no kings. */
    public PackedCoinBoard() {}

    /** Returns a board with the same coins and kings, player 1 to move. */
    public static PackedCoinBoard of(CoinBoard board) {
        PackedCoinBoard packed = new PackedCoinBoard();
        packed.ownKing = bit(board.king(Side.FIRST));
        packed.othersKing = bit(board.king(Side.SECOND));
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            if (board.coins(cell) > 0) {
                packed.put(bit(cell), board.coins(cell), board.holdsCoinsOf(Side.FIRST, cell));
            }
        }
        return packed;
    }

    /** Returns the bit of a cell in every plane; 0 for no cell. */
    public static long bit(int cell) {
        return cell == Grid.NO_CELL ? 0 : 1L << ((cell - 1) / Grid.WIDTH * 8 + (cell - 1) % Grid.WIDTH);
    }

    /** Returns the cell of a bit; 0 if there is none. */
    public static int cell(long bit) {
        int place = Long.numberOfTrailingZeros(bit);
        return bit == 0 ? Grid.NO_CELL : place / 8 * Grid.WIDTH + place % 8 + 1;
    }

    /** Makes this board equal to another one. */
    public void copyFrom(PackedCoinBoard other) {
        firstMoves = other.firstMoves;
        own = other.own;
        others = other.others;
        ownKing = other.ownKing;
        othersKing = other.othersKing;
        low = other.low;
        high = other.high;
        top = other.top;
    }

    /** Returns the side to move. */
    public Side mover() {
        return firstMoves ? Side.FIRST : Side.SECOND;
    }

    /** Returns the cells with coins of the mover. */
    public long own() {
        return own;
    }

    /** Returns the cells with coins of the opponent. */
    public long others() {
        return others;
    }

    /** Returns the bit of the mover's king; 0 if it is not on the board. */
    public long ownKing() {
        return ownKing;
    }

    /** Returns the bit of the opponent's king; 0 if it is not on the board. */
    public long othersKing() {
        return othersKing;
    }

    /** Returns the low bits of the counts, count + 3 - capacity, of all cells. */
    public long low() {
        return low;
    }

    /** Returns the high bits of the counts, count + 3 - capacity, of all cells. */
    public long high() {
        return high;
    }

    /** Returns the cells where the mover may put a coin, both kings being known. */
    public long free() {
        return CELLS & ~(others | ownKing | othersKing);
    }

    /** Makes this side the next to move. */
    public void turnTo(Side side) {
        if (mover() != side) {
            pass();
        }
    }

    /**
     * Places a coin of this side on a free cell, lets the cells burst, and returns whether the opponent's king is hit.
     */
    public boolean place(Side side, int cell) {
        turnTo(side);
        return place(bit(cell));
    }

    /**
     * Places a coin of the mover, lets the cells burst, and returns whether the opponent's king is hit; otherwise the
     * opponent is to move.
     *
     * @param bit one bit of {@link #free}
     */
    public boolean place(long bit) {
        add(bit);
        return finishBursts();
    }

    /**
     * Places a coin when the opponent's king is not on the board because its cell is unknown.
     *
     * @return the cells that bursts sent coins to, without the mover's king
     */
    public long sweep(long bit) {
        add(bit);
        return finishSweep();
    }

    /**
     * Swaps the mover's king with the content of a cell, lets the cells burst, and returns whether the opponent's king
     * is hit; otherwise the opponent is to move.
     *
     * @param bit one bit of {@link #free}
     */
    public boolean swap(long bit) {
        exchange(bit);
        return finishBursts();
    }

    /**
     * Swaps the mover's king when the opponent's king is not on the board, and returns the cells like {@link #sweep}.
     */
    public long sweepBySwap(long bit) {
        exchange(bit);
        return finishSweep();
    }

    /**
     * Places random coins of both sides in turn, until cells are about to burst or the opponent of the last coin has no
     * free cell. The side that placed the last coin is still to move: {@link #finishBursts} must follow.
     *
     * <p>Almost nine of ten coins let nothing burst. The free cells of both sides and their ranks stay in local
     * variables from one coin to the next; to change them for one coin takes less time than to find them again.
     *
     * @return the number of coins placed, at least one; the mover must have a free cell
     */
    int placeUntilBurst(RandomCell cells) {
        long room = CELLS & ~(ownKing | othersKing);
        long free = room & ~others;
        long freeNext = room & ~own;
        long ranks = RandomCell.ranks(free);
        long ranksNext = RandomCell.ranks(freeNext);
        long ones = low;
        long twos = high;
        int coins = 0;
        while (true) {
            long bit = cells.choice(free, ranks);
            coins++;
            long taken = freeNext & bit;
            freeNext ^= taken;
            ranksNext = RandomCell.ranksWithout(taken, ranksNext);
            long carry = ones & bit;
            ones ^= bit;
            long bursting = twos & carry;
            twos ^= carry;
            if (bursting != 0 || freeNext == 0) {
                if (coins % 2 == 0) {
                    pass();
                }
                own = room & ~freeNext;
                others = room & ~free;
                low = ones;
                high = twos;
                top = bursting;
                return coins;
            }
            long swapped = free;
            free = freeNext;
            freeNext = swapped;
            swapped = ranks;
            ranks = ranksNext;
            ranksNext = swapped;
        }
    }

    private void add(long bit) {
        own |= bit;
        long carry = low & bit;
        low ^= bit;
        top = high & carry;
        high ^= carry;
    }

    private void exchange(long bit) {
        int coins = count(bit);
        take(bit);
        if (coins > 0) {
            put(ownKing, coins, true);
        }
        ownKing = bit;
    }

    /** Returns an immutable copy of the board. */
    public CoinBoard toBoard() {
        int[] signed = new int[Grid.CELLS];
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            long bit = bit(cell);
            int sign = (own & bit) != 0 ? mover().sign() : mover().opponent().sign();
            signed[cell - 1] = sign * count(bit);
        }
        return CoinBoard.of(signed, cell(firstMoves ? ownKing : othersKing), cell(firstMoves ? othersKing : ownKing));
    }

    /** Lets the cells burst and passes the turn, unless the opponent's king is hit. */
    boolean finishBursts() {
        if (top != 0 && (burst() & othersKing) != 0) {
            return true;
        }
        pass();
        return false;
    }

    private long finishSweep() {
        if (top != 0 && othersKing != 0) {
            throw new IllegalStateException("a burst sweeps for a king that is nowhere, not here: " + toBoard());
        }
        long swept = top == 0 ? 0 : burst() & CELLS & ~ownKing;
        pass();
        return swept;
    }

    /**
     * Lets the cells burst in waves, to the end or until the opponent's king is hit, and returns the cells that coins
     * were sent to; bits outside of {@link #CELLS} mean nothing. In each wave every cell of the top plane loses four,
     * and each of its four sides gains one: the neighbour, or at the border the cell itself. Half adders sum the four
     * planes of gains into three planes, and add these to the counts. Kings and the bits between the rows gain nothing.
     * The planes are local variables meanwhile, so that they stay in registers. Who owns the cells is not needed during
     * the waves: at the end every cell reached is the mover's, and a cell without coins is nobody's.
     */
    private long burst() {
        long bursting = top;
        long ones = low;
        long twos = high;
        long king = othersKing;
        long taking = CELLS & ~(ownKing | king);
        long sent = 0;
        int waves = 1;
        do {
            long below = bursting << 8;
            long above = bursting >>> 8;
            long right = bursting << 1;
            long left = bursting >>> 1;
            sent |= below | above | right | left;

            below |= bursting & TOP;
            above |= bursting & BOTTOM;
            right |= bursting & LEFT;
            left |= bursting & RIGHT;
            long vertical = below ^ above;
            long bothVertical = below & above;
            long horizontal = right ^ left;
            long bothHorizontal = right & left;
            long gainedOnes = (vertical ^ horizontal) & taking;
            long gainedTwos = (bothVertical ^ bothHorizontal ^ (vertical & horizontal)) & taking;
            long gainedFours = bothVertical & bothHorizontal & taking;

            long carry = ones & gainedOnes;
            ones ^= gainedOnes;
            long sum = twos ^ gainedTwos;
            bursting = gainedFours | (twos & gainedTwos) | (sum & carry);
            twos = sum ^ carry;
        } while (bursting != 0 && (sent & king) == 0 && waves++ < ChainBurst.MOST_WAVES);
        long reached = sent & taking;
        own = (own | reached) & ((ones ^ EDGES) | (twos ^ CORNERS) | bursting);
        others &= ~reached;
        low = ones;
        high = twos;
        top = bursting;
        if (waves > ChainBurst.MOST_WAVES) {
            throw new IllegalStateException("the board still bursts after " + waves + " waves: " + toBoard());
        }
        return sent;
    }

    private void pass() {
        firstMoves = !firstMoves;
        long swapped = own;
        own = others;
        others = swapped;
        swapped = ownKing;
        ownKing = othersKing;
        othersKing = swapped;
    }

    private int count(long bit) {
        int biased = ((low & bit) != 0 ? 1 : 0) + ((high & bit) != 0 ? 2 : 0) + ((top & bit) != 0 ? 4 : 0);
        return biased - bias(bit);
    }

    /** Puts coins on an empty cell. */
    private void put(long bit, int coins, boolean movers) {
        int biased = coins + bias(bit);
        low = (biased & 1) != 0 ? low | bit : low & ~bit;
        high = (biased & 2) != 0 ? high | bit : high & ~bit;
        top = (biased & 4) != 0 ? top | bit : top & ~bit;
        own = movers ? own | bit : own & ~bit;
        others = movers ? others & ~bit : others | bit;
    }

    /** Empties a cell. */
    private void take(long bit) {
        put(bit, 0, true);
        own &= ~bit;
    }

    private static int bias(long bit) {
        if ((bit & CORNERS) != 0) {
            return 2;
        }
        return (bit & EDGES) != 0 ? 1 : 0;
    }
}
