package arena.config;

import arena.game.Setting;
import java.time.Duration;

/** Writes a time as {@code config.ini} has it: {@code 500ms}, {@code 3s}, {@code 2m}. */
final class Times {

    private Times() {}

    /** Returns the time in its largest unit that needs no fraction. */
    static String text(Duration time) {
        return Setting.text(time);
    }
}
