package arena.cli.simulate;

import arena.game.Picture;
import arena.match.Event;
import java.util.List;

/** How the person on the seat plays: by typing at this terminal, or with files. Told of the match in its order, on one thread. */
interface SimulateSide {

    /** Says something, in words that may have to be folded. */
    void say(String words, Picture.Tint tint);

    /** Shows the lines of a picture, as they are painted. */
    void show(List<String> lines);

    /** The person is ready. */
    default void joined() {}

    /**
     * The person is asked, and is shown the board.
     *
     * @param board its lines, painted
     */
    void asked(SimulateTurn turn, List<String> board);

    /** Returns what the person is told about his own answer. */
    List<String> judged(Event.Ruled ruled);

    /** The match is over. */
    void over();
}
