package arena.contest;

import java.util.ArrayList;
import java.util.List;

/**
 * The slots of a run: one for each game that is played at a time. A game that waits for an absent team keeps its slot
 * for a moment; then other games may be played beside it, and it takes a free slot again when the team has come.
 * Thread-safe.
 */
public final class RunSlots {

    /** The time for which a game keeps its slot while it waits for a team: a bot that is there answers sooner. */
    private static final long HOLD_NANOS = 1_000_000_000;

    /** The largest number of games beside the playing ones that wait for absent teams: each has a thread and bots. */
    private static final int MOST_WAITING = 8;

    private final int most;
    private final List<RunSlot> slots = new ArrayList<>();

    /** The use of a slot by its game. */
    private enum State {
        PLAYING,
        AWAITING_TEAM,
        AWAITING_SLOT
    }

    /** The slot of one game. */
    public final class RunSlot {
        private State state = State.PLAYING;
        private long sinceNanos;

        private RunSlot() {}

        /** Reports that the game waits for a team that the arena does not start itself. */
        public void awaitTeam() {
            synchronized (RunSlots.this) {
                state = State.AWAITING_TEAM;
                sinceNanos = System.nanoTime();
            }
        }

        /** Reports that all teams have come or were given up; returns when the game has a slot again. */
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

        /** Releases the slot for good. */
        void release() {
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
     * Creates the slots.
     *
     * @param most the number of games at a time, at least 1
     */
    public RunSlots(int most) {
        this.most = most;
    }

    /**
     * Returns whether another game may begin; a game that waits for its slot goes first.
     *
     * @param limit the number of games at a time just now, at most the number of slots
     */
    synchronized boolean isFree(int limit) {
        long queued =
                slots.stream().filter(one -> one.state == State.AWAITING_SLOT).count();
        return playing() + queued < limit && slots.size() < most + MOST_WAITING;
    }

    /** Returns a slot for a new game. */
    public synchronized RunSlot take() {
        RunSlot slot = new RunSlot();
        slots.add(slot);
        return slot;
    }

    /** Returns the number of games with a slot. */
    private long playing() {
        return slots.stream()
                .filter(one -> one.state != State.AWAITING_SLOT && !one.hasReleasedSlot())
                .count();
    }
}
