package arena.game;

/**
 * Turns what a bot wrote into an answer, and an order into text. Reading undoes writing.
 *
 * @param <V> what the seat was shown when it was asked
 * @param <A> an action of the game
 */
public interface AnswerCodec<V, A> {

    /**
     * Returns the answer that the bytes of {@code output_i.txt} stand for. It never fails: what is no order is {@link
     * Answer.Unreadable} with the game's code.
     *
     * @param raw the bytes as the bot wrote them, at least one
     * @param asked what the seat was shown, which decides what kind of order is expected
     */
    Answer<A> read(byte[] raw, V asked);

    /**
     * Returns the text of an order as a bot would write it, with its line end.
     *
     * @throws IllegalArgumentException if the action is none that a bot can order
     */
    String write(A action);
}
