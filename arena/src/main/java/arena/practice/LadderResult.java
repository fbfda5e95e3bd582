package arena.practice;

import java.util.Locale;

/** The result of a practice match for the team. */
public enum LadderResult {
    /** The team is alone in first place. */
    WON,
    /** Another player is placed before the team. */
    LOST,
    /** The team shares the first place. */
    DRAWN;

    /** Returns the word in the progress file. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
