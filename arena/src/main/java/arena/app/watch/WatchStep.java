package arena.app.watch;

import java.time.Duration;
import java.util.List;

/**
 * A step of the trial of a bot.
 *
 * @param name one word: build, check, cases or games
 * @param isOk whether it has found nothing wrong
 * @param summary its result in a few words
 * @param lines what is wrong, in lines for people
 */
public record WatchStep(String name, boolean isOk, String summary, List<String> lines, Duration duration) {

    public WatchStep {
        lines = List.copyOf(lines);
    }

    /** A listener to the trials of a bot. */
    public interface Listener {

        /** A trial begins. */
        void begins();

        /** A step begins. */
        void begins(String step);

        /** A step has ended. */
        void ended(WatchStep step);

        /** All steps have ended, or one has failed. */
        void ended(boolean isOk);

        /** The bot itself has changed a file, whose changes begin no trial any more. */
        void ignored(String file);
    }
}
