package arena.practice;

import java.util.Locale;

/** How a match of practice ended for the team. */
public enum LadderResult {
    /** It stands alone in first place. */
    WON,
    /** Another stands before it. */
    LOST,
    /** It shares the first place. */
    DRAWN;

    /** Returns the word in the file of progress. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
