package arena.contest;

import java.util.ArrayList;
import java.util.List;

/**
 * The places of a run: as many games are played at a time. A game that waits for an absent team keeps its place for a
 * moment; then other games may be played beside it, and it takes a free place again when the team has come. All methods
 * may be called from any thread.
 */
public final class RunSlots {

    /** The time for which a game keeps its place while a team is awaited: a bot that is there answers sooner. */
    private static final long HOLD_NANOS = 1_000_000_000;

    /** The most games that wait for absent teams beside those that are played: each has a thread and its bots. */
    private static final int MOST_WAITING = 8;

    private final int most;
    private final List<RunSlot> slots = new ArrayList<>();

    /** The use that a game makes of its place. */
    private enum State {
        PLAYING,
        AWAITING_TEAM,
        AWAITING_SLOT
    }

    /** The place of one game. */
    public final class RunSlot {
        private State state = State.PLAYING;
        private long sinceNanos;

        private RunSlot() {}

        /** Says that the game waits for a team that the arena does not start itself. */
        public void awaitTeam() {
            synchronized (RunSlots.this) {
                state = State.AWAITING_TEAM;
                sinceNanos = System.nanoTime();
            }
        }

        /** Says that all teams have come or were given up; returns when the game has a place. */
        public void resume() throws InterruptedException {
            synchronized (RunSlots.this) {
                if (hasReleasedSlot()) {
                    state = State.AWAITING_SLOT;
                    while (playing() >= most) {
                        RunSlots.this.wait();
                    }
                }
                state = State.PLAYING;
            }
        }

        /** Gives the place back for good. */
        void giveBack() {
            synchronized (RunSlots.this) {
                slots.remove(this);
                RunSlots.this.notifyAll();
            }
        }

        private boolean hasReleasedSlot() {
            return state == State.AWAITING_TEAM && System.nanoTime() - sinceNanos >= HOLD_NANOS;
        }
    }

    /**
     * Makes them.
     *
     * @param most how many games are played at a time, at least 1
     */
    public RunSlots(int most) {
        this.most = most;
    }

    /**
     * Returns whether another game may begin; a game that waits for its place goes first.
     *
     * @param limit how many games may be played at a time just now, at most as many as there are places
     */
    synchronized boolean isFree(int limit) {
        long queued =
                slots.stream().filter(one -> one.state == State.AWAITING_SLOT).count();
        return playing() + queued < limit && slots.size() < most + MOST_WAITING;
    }

    /** Returns a place for a game that begins. */
    public synchronized RunSlot take() {
        RunSlot place = new RunSlot();
        slots.add(place);
        return place;
    }

    /** Returns how many games have a place. */
    private long playing() {
        return slots.stream()
                .filter(one -> one.state != State.AWAITING_SLOT && !one.hasReleasedSlot())
                .count();
    }
}
