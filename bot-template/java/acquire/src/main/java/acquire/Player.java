package acquire;

import java.util.List;
import java.util.stream.Stream;

/**
 * What everybody sees of a player.
 *
 * @param number from 1
 * @param name his name
 * @param cash in dollars
 * @param cards those that he has not played
 */
public record Player(int number, String name, int cash, List<Card> cards) {

    public Player {
        cards = List.copyOf(cards);
    }

    /** Reads a value such as {@code 5400,1,2,3,4,5}: the cash and the numbers of the cards. */
    static Player of(int number, String name, String value) {
        List<Integer> parts =
                Stream.of(value.split(",", -1)).map(Integer::parseInt).toList();
        List<Card> cards = parts.stream().skip(1).map(Card::of).toList();
        return new Player(number, name, parts.get(0), cards);
    }

    /** Returns whether he can still play a card. */
    public boolean holds(Card card) {
        return cards.contains(card);
    }
}
