package arena.app.simulate;

import arena.match.Event;
import java.util.List;

/** How the person on the seat plays: by typing, or with files. Told of the match in its order, on one thread. */
interface PersonInterface {

    /** Returns how the person is told something. */
    PersonOutput output();

    /** The person is ready. */
    default void joined() {}

    /**
     * The person is asked, and is shown the board.
     *
     * @param board shows it, as often as it is run
     */
    void asked(PersonTurn turn, Runnable board);

    /** Returns what the person is told about his own answer. */
    List<String> judged(Event.Ruled ruled);

    /** The match is over. */
    void over();
}
