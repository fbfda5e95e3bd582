package arena.match;

import arena.game.Departure;
import java.time.Duration;

/**
 * An action of a scripted player.
 *
 * @param after the time since the prompt or the invitation
 * @param act the action itself
 */
record ScriptedAction(Duration after, ScriptedAction.Act act) {

    /** The kind of action. A text stands for bytes, one character for each, so that any bytes can be written. */
    sealed interface Act {}

    /** The wait for the start of its program. */
    record Queue() implements Act {}

    /** The start of its program. */
    record Start() implements Act {}

    /** The moment when it becomes ready. */
    record Appear() implements Act {}

    /** The answer to its prompt; one that is not whole stays incomplete. */
    record Write(String text, boolean whole) implements Act {}

    /** A complete draft. */
    record Draft(String text) implements Act {}

    /** An order, numbered by its own count. */
    record Order(String text) implements Act {}

    /** The departure for good. */
    record Die(Departure why, String words) implements Act {}

    /** A signal that wakes the match without a reason. */
    record Wake() implements Act {}

    /** Code of the test that runs at this moment. */
    record Call(Runnable what) implements Act {}

    static ScriptedAction queue() {
        return new ScriptedAction(Duration.ZERO, new Queue());
    }

    static ScriptedAction start() {
        return new ScriptedAction(Duration.ZERO, new Start());
    }

    static ScriptedAction appear() {
        return new ScriptedAction(Duration.ZERO, new Appear());
    }

    static ScriptedAction write(String text) {
        return new ScriptedAction(Duration.ZERO, new Write(text, true));
    }

    static ScriptedAction half(String text) {
        return new ScriptedAction(Duration.ZERO, new Write(text, false));
    }

    static ScriptedAction draft(String text) {
        return new ScriptedAction(Duration.ZERO, new Draft(text));
    }

    static ScriptedAction order(String text) {
        return new ScriptedAction(Duration.ZERO, new Order(text));
    }

    static ScriptedAction die() {
        return new ScriptedAction(Duration.ZERO, new Die(Departure.ENDED, "exit code 1"));
    }

    static ScriptedAction wake() {
        return new ScriptedAction(Duration.ZERO, new Wake());
    }

    static ScriptedAction call(Runnable what) {
        return new ScriptedAction(Duration.ZERO, new Call(what));
    }

    /** Returns the same action at another time after the prompt. */
    ScriptedAction after(Duration time) {
        return new ScriptedAction(time, act);
    }

    /** Returns the same action this many milliseconds after the prompt. */
    ScriptedAction afterMillis(long millis) {
        return after(Duration.ofMillis(millis));
    }
}
