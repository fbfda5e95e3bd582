package arena.game;

/**
 * A codec of answers: it reads the bytes of a bot as an answer and writes an order as text. Reading undoes writing.
 *
 * @param <V> the view that the seat was prompted with
 * @param <A> an action of the game
 */
public interface AnswerCodec<V, A> {

    /**
     * Reads the bytes of {@code output_i.txt}. It never fails: a text that is no order becomes {@link
     * Answer.Unreadable} with the game's code.
     *
     * @param raw the bytes as the bot wrote them, at least one
     * @param asked the view of the prompt, which decides what kind of order is expected
     */
    Answer<A> read(byte[] raw, V asked);

    /**
     * Returns the text of an order as a bot would write it, with its line end.
     *
     * @throws IllegalArgumentException if the action is not one that a bot can order
     */
    String write(A action);
}
