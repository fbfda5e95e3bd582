package arena.person;

import arena.superbot.level.Thinker;
import java.util.Optional;

/**
 * A super bot that looks over a person's shoulder: it follows every turn, and thinks only if it is asked for a hint.
 * All methods may be called from any thread.
 */
public final class Adviser {

    private final Thinker thinker;
    private Optional<String> open = Optional.empty();
    private Optional<Hint> hint = Optional.empty();

    /**
     * What the super bot would do.
     *
     * @param order as a bot would write it, with its line end
     * @param why one line; empty if it did not think
     */
    public record Hint(String order, String why) {}

    /** Makes an adviser for one match of a super bot that sits where the person sits. */
    public Adviser(Thinker thinker) {
        this.thinker = thinker;
    }

    /** Learns what the person is asked. */
    public synchronized void asked(String input) {
        open = Optional.of(input);
        hint = Optional.empty();
    }

    /**
     * Learns what the person answered, and how it was judged.
     *
     * @param output the whole answer; empty if there was none
     */
    public synchronized void judged(String output, int code) {
        if (hint.isEmpty()) {
            open.ifPresent(thinker::follow);
        }
        thinker.played(output);
        thinker.acknowledged(code);
        open = Optional.empty();
        hint = Optional.empty();
    }

    /**
     * Returns the hint for the open prompt, the same one if it is asked again; nothing if none is open. Thinks as long
     * as the super bot does.
     */
    public synchronized Optional<Hint> hint() {
        if (hint.isEmpty()) {
            hint = open.map(input -> new Hint(thinker.answer(input), thinker.why()));
        }
        return hint;
    }
}
