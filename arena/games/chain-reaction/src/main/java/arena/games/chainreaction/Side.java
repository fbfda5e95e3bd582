package arena.games.chainreaction;

import arena.game.Seat;

/** The side of one of the two players. */
public enum Side {
    /** Player 1, red, who begins. */
    FIRST(1, 1, 21, 1),
    /** Player 2, green. */
    SECOND(2, 29, 49, 49);

    private final int number;
    private final int homeFrom;
    private final int homeTo;
    private final int forcedKing;

    Side(int number, int homeFrom, int homeTo, int forcedKing) {
        this.number = number;
        this.homeFrom = homeFrom;
        this.homeTo = homeTo;
        this.forcedKing = forcedKing;
    }

    /**
     * Returns the side on a seat.
     *
     * @throws IllegalArgumentException if the game has no such seat
     */
    public static Side of(Seat seat) {
        return switch (seat.number()) {
            case 1 -> FIRST;
            case 2 -> SECOND;
            default -> throw new IllegalArgumentException("Chain Reaction has two seats, and no " + seat);
        };
    }

    /** Returns the opposing side. */
    public Side opponent() {
        return this == FIRST ? SECOND : FIRST;
    }

    /** Returns the seat of this side. */
    public Seat seat() {
        return new Seat(number);
    }

    /** Returns 1 or 2, the number in the protocol's files. */
    public int number() {
        return number;
    }

    /** Returns 1 or -1, the sign of this side's coins in a board of signed counts. */
    int sign() {
        return this == FIRST ? 1 : -1;
    }

    /** Returns the first cell where this side may place its king (Playing the game). */
    public int homeFrom() {
        return homeFrom;
    }

    /** Returns the last cell where this side may place its king (Playing the game). */
    public int homeTo() {
        return homeTo;
    }

    /** Returns whether this side may place its king on a cell (Playing the game). */
    public boolean isHome(int cell) {
        return cell >= homeFrom && cell <= homeTo;
    }

    /** Returns the cell where the arena places the king of a side that failed to (Special Cases). */
    public int forcedKing() {
        return forcedKing;
    }
}
