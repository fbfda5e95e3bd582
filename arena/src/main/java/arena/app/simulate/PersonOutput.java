package arena.app.simulate;

import arena.game.Picture;
import java.util.function.Function;

/** How a person who plays is told and shown something. Any thread may say something. */
public interface PersonOutput {

    /** Says something, in words that may have to be folded. */
    void say(String words, Picture.Tint tint);

    /** Says something plainly. */
    default void say(String words) {
        say(words, Picture.Tint.PLAIN);
    }

    /**
     * Returns a painter of boards. It marks on each what has changed since the one before, and returns what shows it,
     * as often as it is run.
     */
    Function<Picture, Runnable> painter();

    /** Returns how many lines of a board the person sees at a time. */
    default int rows() {
        return Integer.MAX_VALUE;
    }
}
