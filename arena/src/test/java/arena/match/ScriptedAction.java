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

    /** Begins to wait for its program to be started. */
    record Queue() implements Act {}

    /** Starts its program. */
    record Start() implements Act {}

    /** Becomes ready. */
    record Appear() implements Act {}

    /** Writes the answer to its prompt; an answer that is not whole stays incomplete. */
    record Write(String text, boolean whole) implements Act {}

    /** Writes a complete draft. */
    record Draft(String text) implements Act {}

    /** Sends an order of its own, numbered by its own count. */
    record Order(String text) implements Act {}

    /** Leaves for good. */
    record Die(Departure why, String words) implements Act {}

    /** Wakes the match without a reason. */
    record Wake() implements Act {}

    /** Runs code of the test at this moment. */
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
