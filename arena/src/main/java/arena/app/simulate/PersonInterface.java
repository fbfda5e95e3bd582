package arena.app.simulate;

import arena.match.Event;
import arena.person.Question;
import java.util.List;

/**
 * The way in which a person plays: by typing, or with files. Its methods are called in the order of the match, on one
 * thread.
 */
interface PersonInterface {

    /** Returns the output to the person. */
    PersonOutput output();

    /** The person is ready. */
    default void joined() {}

    /**
     * The person is prompted, and shown the board.
     *
     * @param board shows the board, each time it is run
     */
    void asked(Question turn, Runnable board);

    /** Returns the lines on the ruling of the person's own answer. */
    List<String> judged(Event.Ruled ruled);

    /** The match is over. */
    void over();
}
