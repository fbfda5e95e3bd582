package arena.config;

import java.time.Duration;

/** Writes a time as {@code config.ini} has it: {@code 500ms}, {@code 3s}, {@code 2m}. */
final class Times {

    private Times() {}

    /** Returns the time in its largest unit that needs no fraction. */
    static String text(Duration time) {
        long millis = time.toMillis();
        if (millis == 0 || millis % 1000 != 0) {
            return millis + "ms";
        }
        return millis % 60_000 == 0 ? millis / 60_000 + "m" : millis / 1000 + "s";
    }
}
