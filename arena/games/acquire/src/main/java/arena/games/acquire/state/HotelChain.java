package arena.games.acquire.state;

/**
 * A hotel chain.
 *
 * @param index the index among the seven, from 0, in the alphabetical order of the names
 * @param text its letter on the board and in files
 * @param name for people
 * @param base the price of a share while the chain has two tiles, in dollars
 */
public record HotelChain(int index, String text, String name, int base) {

    /** The number of chains. */
    public static final int COUNT = 7;

    /** The number of shares of each chain. */
    public static final int SHARES = 25;

    /** The size from which a chain is safe: no other chain can acquire it. */
    public static final int SAFE = 11;

    /** The size from which a chain may end the game. */
    public static final int LARGEST = 41;

    private static final int STEP = 100;
    private static final int SMALLEST = 2;
    private static final int FIRST_WIDE = 6;
    private static final int WIDE = 10;
    private static final int STEPS_BEFORE_WIDE = 4;
    private static final int MOST_STEPS = 8;
    private static final int FIRST_BONUS = 10;
    private static final int SECOND_BONUS = 5;

    /** Returns the price of a share at a size in tiles, in dollars; 0 for a chain that is not on the board. */
    public int price(int size) {
        return size < SMALLEST ? 0 : base + STEP * steps(size);
    }

    /** Returns the price steps: one for each tile from 3 to 5, one at 6, then one at 11, 21, 31 and 41. */
    private static int steps(int size) {
        return size < FIRST_WIDE ? size - SMALLEST : Math.min(MOST_STEPS, STEPS_BEFORE_WIDE + (size - 1) / WIDE);
    }

    /** Returns the bonus of the largest shareholder at a price. */
    public static int firstBonus(int price) {
        return FIRST_BONUS * price;
    }

    /** Returns the bonus of the second largest shareholder at a price. */
    public static int secondBonus(int price) {
        return SECOND_BONUS * price;
    }

    /** Returns the letter. */
    public char letter() {
        return text.charAt(0);
    }

    @Override
    public String toString() {
        return name;
    }
}
