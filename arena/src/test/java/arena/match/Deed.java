package arena.match;

import arena.game.Departure;
import java.time.Duration;

/**
 * One thing that a scripted player does.
 *
 * @param after how long after it was asked, or invited
 * @param act what it does
 */
record Deed(Duration after, Deed.Act act) {

    /** What can be done. A text stands for bytes, one character for each, so that any bytes can be written. */
    sealed interface Act {}

    /** Waits for its program to be started from now on. */
    record Queue() implements Act {}

    /** Has its program started. */
    record Start() implements Act {}

    /** Becomes ready. */
    record Appear() implements Act {}

    /** Writes the answer to the prompt it was asked by; a half one stays incomplete. */
    record Write(String text, boolean whole) implements Act {}

    /** Writes a complete draft. */
    record Draft(String text) implements Act {}

    /** Sends an order of its own, numbered by its own count. */
    record Order(String text) implements Act {}

    /** Leaves for good. */
    record Die(Departure why, String words) implements Act {}

    /** Wakes the match for no reason. */
    record Wake() implements Act {}

    /** Does what a test needs at this moment. */
    record Call(Runnable what) implements Act {}

    static Deed queue() {
        return new Deed(Duration.ZERO, new Queue());
    }

    static Deed start() {
        return new Deed(Duration.ZERO, new Start());
    }

    static Deed appear() {
        return new Deed(Duration.ZERO, new Appear());
    }

    static Deed write(String text) {
        return new Deed(Duration.ZERO, new Write(text, true));
    }

    static Deed half(String text) {
        return new Deed(Duration.ZERO, new Write(text, false));
    }

    static Deed draft(String text) {
        return new Deed(Duration.ZERO, new Draft(text));
    }

    static Deed order(String text) {
        return new Deed(Duration.ZERO, new Order(text));
    }

    static Deed die() {
        return new Deed(Duration.ZERO, new Die(Departure.ENDED, "exit code 1"));
    }

    static Deed wake() {
        return new Deed(Duration.ZERO, new Wake());
    }

    static Deed call(Runnable what) {
        return new Deed(Duration.ZERO, new Call(what));
    }

    /** Returns the same deed, done so much after the prompt. */
    Deed after(Duration time) {
        return new Deed(time, act);
    }

    /** Returns the same deed, done so many milliseconds after the prompt. */
    Deed afterMillis(long millis) {
        return after(Duration.ofMillis(millis));
    }
}
