package acquire;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * One of the seven hotel chains.
 *
 * @param letter its letter on the board
 * @param name its name
 * @param firstPrice what a share costs at size 2, in dollars
 * @param size its tiles; 0 if it is not on the board
 * @param price what a share costs now, in dollars; 0 if it is not on the board
 * @param bank the shares that can still be bought
 * @param shares of player 1, 2 and so on; 0 stands for hidden ones
 */
public record Chain(char letter, String name, int firstPrice, int size, int price, int bank, List<Integer> shares) {

    /** A chain of so many tiles is never merged away. */
    public static final int SAFE = 11;

    /** Up to each of these sizes a share costs one step of $100 more. */
    private static final List<Integer> LAST_SIZES = List.of(2, 3, 4, 5, 10, 20, 30, 40);

    private static final int OTHER_PARTS = 6;

    public Chain {
        shares = List.copyOf(shares);
    }

    /** Reads a value such as {@code A,Amazon,200,4,400,15,0,10}. */
    static Chain of(String value) {
        List<String> parts = List.of(value.split(",", -1));
        List<Integer> shares = parts.stream()
                .skip(OTHER_PARTS)
                .map(held -> held.equals("?") ? 0 : Integer.parseInt(held))
                .toList();
        int[] numbers = IntStream.range(2, OTHER_PARTS)
                .map(index -> Integer.parseInt(parts.get(index)))
                .toArray();
        return new Chain(parts.get(0).charAt(0), parts.get(1), numbers[0], numbers[1], numbers[2], numbers[3], shares);
    }

    /** Returns whether it is on the board. */
    public boolean isActive() {
        return size > 0;
    }

    /** Returns how many shares a player holds, by his number. */
    public int sharesOf(int player) {
        return shares.get(player - 1);
    }

    /** Returns what a share costs when the chain has so many tiles, 2 or more. */
    public int priceAt(int tiles) {
        return firstPrice
                + 100 * (int) LAST_SIZES.stream().filter(last -> tiles > last).count();
    }

    /** Returns it with so many tiles more. */
    public Chain grown(int tiles) {
        return new Chain(letter, name, firstPrice, size + tiles, priceAt(size + tiles), bank, shares);
    }

    /** Returns it after a player was given shares, as far as the bank has them. */
    public Chain given(int player, int number) {
        int given = Math.min(number, bank);
        List<Integer> held = new ArrayList<>(shares);
        held.set(player - 1, held.get(player - 1) + given);
        return new Chain(letter, name, firstPrice, size, price, bank - given, held);
    }
}
