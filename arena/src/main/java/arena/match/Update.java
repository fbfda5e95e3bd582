package arena.match;

import arena.game.AnswerForm;

/**
 * An update of a seat in real time: no answer is awaited, and orders may arrive at any moment.
 *
 * @param number counts the texts that this seat was sent from 1: the {@code i} of {@code input_i.txt}
 * @param text the full text
 * @param orders how an order is written
 * @param timed whether time goes by the clock, and not as fast as possible
 */
public record Update(int number, String text, AnswerForm orders, boolean timed) {

    /** Returns the short digest of a text by which a record identifies it: 16 hexadecimal digits. */
    public static String digest(String text) {
        return String.format("%016x", Sha256.number(text));
    }
}
