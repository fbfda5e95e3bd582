package arena.app;

import java.time.Duration;

/** A duration in words for people. */
public final class RoundedTime {

    private RoundedTime() {}

    /** Returns a duration in its two largest units, such as {@code 3 min 20 s}; at least one second. */
    public static String words(Duration length) {
        if (length.toHours() > 0) {
            return length.toHours() + " h " + length.toMinutesPart() + " min";
        }
        return length.toMinutes() > 0
                ? length.toMinutes() + " min " + length.toSecondsPart() + " s"
                : Math.max(1, length.toSeconds()) + " s";
    }
}
