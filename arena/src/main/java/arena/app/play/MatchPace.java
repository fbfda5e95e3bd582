package arena.app.play;

import arena.app.RequestFailure;
import arena.match.Pace;
import java.util.concurrent.TimeUnit;

/**
 * A match in somebody's hand: held between two steps, led step by step, or slowed down. No question is open while it is
 * held, so that nobody loses time by it. All methods may be called from any thread.
 */
public final class MatchPace implements Pace {

    private static final int FASTEST = 1_000;
    private static final long NANOS_PER_SECOND = 1_000_000_000;

    private boolean held;
    private int steps;
    private int perSecond;
    private long last = System.nanoTime() - NANOS_PER_SECOND;

    /**
     * How it goes.
     *
     * @param held whether it goes on only when it is told to
     * @param perSecond how many steps a second at the most; 0 for as many as there are
     */
    public record State(boolean held, int perSecond) {}

    /** Holds the match before its next step. */
    public synchronized void hold() {
        held = true;
        notifyAll();
    }

    /** Lets one step of a match that is held be played; a match that was not is held after it. */
    public synchronized void step() {
        held = true;
        steps++;
        notifyAll();
    }

    /** Lets the match go on by itself. */
    public synchronized void goOn() {
        held = false;
        steps = 0;
        notifyAll();
    }

    /**
     * Slows the match down, or no more.
     *
     * @param stepsPerSecond 1 to 1000, or 0 for full speed
     * @throws RequestFailure if it is none of these
     */
    public synchronized void speed(int stepsPerSecond) {
        if (stepsPerSecond < 0 || stepsPerSecond > FASTEST) {
            throw RequestFailure.usage(
                    "A speed is 1 to " + FASTEST + " steps a second, or 0 for full speed, not " + stepsPerSecond + ".");
        }
        perSecond = stepsPerSecond;
        notifyAll();
    }

    /** Returns how it goes. */
    public synchronized State state() {
        return new State(held, perSecond);
    }

    @Override
    public synchronized void await(int step) throws InterruptedException {
        while (held && steps == 0 || restNanos() > 0) {
            if (held && steps == 0) {
                wait();
            } else {
                TimeUnit.NANOSECONDS.timedWait(this, restNanos() + 1);
            }
        }
        steps -= steps > 0 ? 1 : 0;
        last = System.nanoTime();
    }

    private long restNanos() {
        return perSecond == 0 || held ? 0 : last + NANOS_PER_SECOND / perSecond - System.nanoTime();
    }
}
