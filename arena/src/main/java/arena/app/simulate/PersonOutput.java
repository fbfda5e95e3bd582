package arena.app.simulate;

import arena.game.Picture;
import java.util.function.Function;

/** The output to a person who plays. Any thread may write to it. */
public interface PersonOutput {

    /** Prints words, which may be wrapped. */
    void say(String words, Picture.Tint tint);

    /** Prints words without colour. */
    default void say(String words) {
        say(words, Picture.Tint.PLAIN);
    }

    /**
     * Returns a painter of boards. It marks the changes since the previous board, and returns an action that shows the
     * board each time it is run.
     */
    Function<Picture, Runnable> painter();

    /** Returns how many lines of a board the person sees at a time. */
    default int rows() {
        return Integer.MAX_VALUE;
    }
}
