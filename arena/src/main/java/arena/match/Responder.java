package arena.match;

/**
 * A player's mind in the arena's own process: it reads the texts that a bot would read, and writes those that a bot
 * would write, so that it has no advantage. It plays in a match as an {@link InProcessPlayer}, or serves a folder like
 * any other bot.
 */
public interface Responder {

    /**
     * Receives the first text that its seat was sent, before its own first prompt, when it joins in the middle of a
     * match.
     */
    default void begun(String first) {}

    /** Returns the full text of the answer to a prompt. */
    String answer(String input);

    /** Receives a prompt that it does not answer: in real time a newer one is there already. */
    default void follow(String input) {}

    /** Learns how its last answer was judged. */
    default void acknowledged(int code) {}

    /**
     * Returns one line about the last answer: how far it looked, what it expects, what it believes; empty if it did not
     * think.
     */
    default String why() {
        return "";
    }

    /**
     * Learns that the match is over; the next prompt is another match's first.
     *
     * @param gameover the text of {@code Gameover.txt}; empty if the match was lost with its arena
     */
    default void over(String gameover) {}
}
