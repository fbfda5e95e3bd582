package arena.game;

/**
 * What came back for a prompt.
 *
 * @param <A> an action of the game
 */
public sealed interface Answer<A> {

    /** An order that can be read; whether it is legal is the rules' question. */
    record Given<A>(A action) implements Answer<A> {}

    /**
     * A text that is no order.
     *
     * @param code the game's code for this cause
     * @param line the line it is about, from 1
     * @param why what was expected and what stands there, for the bot's author
     */
    record Unreadable<A>(int code, int line, String why) implements Answer<A> {}

    /** Nothing that could be judged came in time. */
    record Late<A>() implements Answer<A> {}
}
