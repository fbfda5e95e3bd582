package arena.person;

import arena.superbot.level.AdvisingResponder;
import java.util.Optional;

/**
 * A super bot that looks over a person's shoulder: it follows every turn, and thinks only if it is asked for a hint. In
 * real time it knows what the person was told first and last, and never has the match wait while it thinks. All methods
 * may be called from any thread.
 */
public final class Adviser {

    private final AdvisingResponder superBot;
    private Optional<String> open = Optional.empty();
    private Optional<Hint> hint = Optional.empty();
    private volatile Optional<String> begun = Optional.empty();
    private volatile Optional<String> told = Optional.empty();

    /**
     * What the super bot would do.
     *
     * @param order as a bot would write it, with its line end
     * @param why one line; empty if it did not think
     */
    public record Hint(String order, String why) {}

    /** Makes an adviser for one match of a super bot that sits where the person sits. */
    public Adviser(AdvisingResponder thinker) {
        this.superBot = thinker;
    }

    /** Learns what the seat was told first, when the person comes in the middle of the match. */
    public synchronized void begun(String first) {
        superBot.begun(first);
    }

    /** Learns what the person is asked. */
    public synchronized void asked(String input) {
        open = Optional.of(input);
        hint = Optional.empty();
    }

    /** Learns what the person is told in real time, where nothing is asked. */
    public void told(String input) {
        Optional<String> newest = Optional.of(input);
        if (told.isEmpty()) {
            begun = newest;
        }
        told = newest;
    }

    /**
     * Learns what the person answered, and how it was judged; in real time he is told what came of it.
     *
     * @param output the whole answer; empty if there was none
     */
    public void judged(String output, int code) {
        if (told.isEmpty()) {
            answered(output, code);
        }
    }

    private synchronized void answered(String output, int code) {
        if (hint.isEmpty()) {
            open.ifPresent(superBot::follow);
        }
        superBot.played(output);
        superBot.acknowledged(code);
        open = Optional.empty();
        hint = Optional.empty();
    }

    /**
     * Returns the hint for the open prompt, the same one if it is asked again, or in real time for what was told last;
     * nothing if there is neither. Thinks as long as the super bot does.
     */
    public synchronized Optional<Hint> hint() {
        Optional<String> newest = told;
        if (newest.isPresent()) {
            begun.filter(first -> !newest.equals(Optional.of(first))).ifPresent(superBot::follow);
            begun = Optional.empty();
            return newest.map(this::think);
        }
        if (hint.isEmpty()) {
            hint = open.map(this::think);
        }
        return hint;
    }

    private Hint think(String input) {
        return new Hint(superBot.answer(input), superBot.why());
    }
}
