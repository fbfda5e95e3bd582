package arena.match;

import arena.game.AnswerForm;

/**
 * What a seat is told in real time: nobody waits for an answer, and orders may come at any moment.
 *
 * @param number counts what this seat was sent from 1: the {@code i} of {@code input_i.txt}
 * @param text the whole text
 * @param orders how an order is written
 * @param timed whether time goes by the clock, and not as quickly as it can
 */
public record Update(int number, String text, AnswerForm orders, boolean timed) {

    /** Returns the short digest of a text by which a record knows it again: 16 hexadecimal digits. */
    public static String digest(String text) {
        return String.format("%016x", Sha256.number(text));
    }
}
