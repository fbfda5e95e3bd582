package arena.match;

/**
 * A player's mind in our own Java virtual machine: reads the texts that a bot would read, and writes those that a bot
 * would write, so that it gets no favours. It sits in a match as an {@link InProcessPlayer}, or serves a folder like
 * any other bot.
 */
public interface Responder {

    /** Learns what its seat was told first, before the first prompt of its own: it comes in the middle of a match. */
    default void begun(String first) {}

    /** Returns the whole text of the answer to a prompt. */
    String answer(String input);

    /** Sees a prompt that it does not answer: in real time a newer one is there already. */
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
