package arena.series;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;

/**
 * The slots of a place: one for each game that is played at a time. A game that waits for an absent team keeps its slot
 * for a moment; then other games may be played beside it, and it takes a free slot again when the team has come.
 * Thread-safe.
 */
public final class GameSlots {

    /** The time for which a game keeps its slot while it waits for a team: a bot that is there answers sooner. */
    private static final long HOLD_NANOS = 1_000_000_000;

    /** The largest number of games beside the playing ones that wait for absent teams: each has a thread and bots. */
    private static final int MOST_WAITING = 8;

    private final IntSupplier most;
    private final List<GameSlot> slots = new ArrayList<>();

    /** The use of a slot by its game. */
    private enum State {
        PLAYING,
        AWAITING_TEAM,
        AWAITING_SLOT
    }

    /** The slot of one game. */
    public final class GameSlot {
        private State state = State.PLAYING;
        private long sinceNanos;

        private GameSlot() {}

        /** Reports that the game waits for a team that the arena does not start itself. */
        public void awaitTeam() {
            synchronized (GameSlots.this) {
                state = State.AWAITING_TEAM;
                sinceNanos = System.nanoTime();
            }
        }

        /** Reports that all teams have come or were given up; returns when the game has a slot again. */
        public void resume() throws InterruptedException {
            synchronized (GameSlots.this) {
                if (hasReleasedSlot()) {
                    state = State.AWAITING_SLOT;
                    while (playing() >= most.getAsInt()) {
                        GameSlots.this.wait();
                    }
                }
                state = State.PLAYING;
            }
        }

        /** Releases the slot for good. */
        void release() {
            synchronized (GameSlots.this) {
                slots.remove(this);
                GameSlots.this.notifyAll();
            }
        }

        private boolean hasReleasedSlot() {
            return state == State.AWAITING_TEAM && System.nanoTime() - sinceNanos >= HOLD_NANOS;
        }
    }

    /**
     * Creates the slots.
     *
     * @param most supplies the number of games at a time
     */
    GameSlots(IntSupplier most) {
        this.most = most;
    }

    /** Returns a slot of its own, for a game that is played beside no other. */
    public static GameSlot single() {
        return new GameSlots(() -> 1).take().orElseThrow();
    }

    /** Returns the number of games that have a slot or wait for one. */
    synchronized int taken() {
        return playing()
                + (int) slots.stream()
                        .filter(one -> one.state == State.AWAITING_SLOT)
                        .count();
    }

    /** Returns a slot for a new game; nothing if none is free. A game that waits for its slot goes first. */
    synchronized Optional<GameSlot> take() {
        if (taken() >= most.getAsInt() || slots.size() >= most.getAsInt() + MOST_WAITING) {
            return Optional.empty();
        }
        GameSlot slot = new GameSlot();
        slots.add(slot);
        return Optional.of(slot);
    }

    /** Returns the number of games with a slot. */
    private int playing() {
        return (int) slots.stream()
                .filter(one -> one.state != State.AWAITING_SLOT && !one.hasReleasedSlot())
                .count();
    }
}
