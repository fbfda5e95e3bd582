package arena.game;

/**
 * The answer to a prompt: an order, an unreadable text, or nothing in time.
 *
 * @param <A> an action of the game
 */
public sealed interface Answer<A> {

    /** An order that can be read; the rules judge whether it is legal. */
    record Given<A>(A action) implements Answer<A> {}

    /**
     * A text that is no order.
     *
     * @param code the game's code for this cause
     * @param line the line that is wrong, from 1
     * @param why what was expected and what was found, for the author of the bot
     */
    record Unreadable<A>(int code, int line, String why) implements Answer<A> {}

    /** A late answer: none that could be judged arrived in time. */
    record Late<A>() implements Answer<A> {}
}
