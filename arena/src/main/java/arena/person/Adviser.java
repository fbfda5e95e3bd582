package arena.person;

import arena.game.GameInfo;
import arena.game.Settings;
import arena.level.Effort;
import arena.level.MindSeat;
import arena.superbot.AdvisingResponder;
import arena.superbot.SuperBots;
import java.time.Duration;
import java.util.Optional;

/**
 * A super bot that advises a person: it follows every turn, and searches only if it is asked for a hint. In real time
 * it knows the first and the last update of the person, and a search never blocks the match. The class is thread-safe.
 */
public final class Adviser {

    /** The time that the super bot thinks about a hint, if the clock allows it. */
    private static final Duration HINT_THINK = Duration.ofMillis(300);

    private final AdvisingResponder superBot;
    private Optional<String> open = Optional.empty();
    private Optional<Hint> hint = Optional.empty();
    private volatile Optional<String> begun = Optional.empty();
    private volatile Optional<String> lastInput = Optional.empty();

    /**
     * The order that the super bot would give.
     *
     * @param order the order as a bot would write it, with its line end
     * @param why one line of explanation; empty if there was no search
     */
    public record Hint(String order, String why) {}

    /**
     * Returns an adviser for one match, the strongest level of the super bot; empty if the game has none.
     *
     * @param seat of the person
     */
    public static Optional<Adviser> strongest(GameInfo game, MindSeat seat, long seed) {
        int strongest = SuperBots.levels(game.id()).size();
        return strongest == 0
                ? Optional.empty()
                : Optional.of(
                        new Adviser(SuperBots.onSeat(game.id(), strongest, seat, seed, effort(game, seat.settings()))));
    }

    private static Effort effort(GameInfo game, Settings settings) {
        return game.moveTime()
                .map(setting -> Effort.within(settings.duration(setting), HINT_THINK))
                .orElseGet(() -> new Effort(HINT_THINK, Long.MAX_VALUE));
    }

    /** Creates an adviser for one match, with a super bot on the person's seat. */
    public Adviser(AdvisingResponder superBot) {
        this.superBot = superBot;
    }

    /** Receives the first input of the seat, if the person joins in the middle of the match. */
    public synchronized void begun(String first) {
        superBot.begun(first);
    }

    /** Receives a prompt of the person. */
    public synchronized void asked(String input) {
        open = Optional.of(input);
        hint = Optional.empty();
    }

    /** Receives an update of the person in real time, where there are no prompts. */
    public void told(String input) {
        Optional<String> newest = Optional.of(input);
        if (lastInput.isEmpty()) {
            begun = newest;
        }
        lastInput = newest;
    }

    /**
     * Receives the person's answer and its code; in real time it is ignored, because the next update shows the result.
     *
     * @param output the complete answer; empty if there was none
     */
    public void judged(String output, int code) {
        if (lastInput.isEmpty()) {
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
     * Returns the hint for the open prompt, always the same one, or in real time for the last update; empty without
     * both. Blocks for the search of the super bot.
     */
    public synchronized Optional<Hint> hint() {
        Optional<String> newest = lastInput;
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
