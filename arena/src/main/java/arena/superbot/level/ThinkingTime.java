package arena.superbot.level;

import arena.search.Budget;
import arena.search.Timekeeper;
import java.util.function.Function;
import java.util.function.LongSupplier;

/** The effort of a mind, move after move. */
public final class ThinkingTime {

    private static final double NANOS_PER_MILLI = 1e6;

    private final Effort effort;
    private final LongSupplier nanos;
    private final Timekeeper keeper;
    private long began;

    /** Creates the thinking of one match. */
    public ThinkingTime(Effort effort) {
        this.effort = effort;
        this.nanos = effort.nanos();
        this.keeper = new Timekeeper(nanos);
    }

    /** Notes that a move is asked for: its time runs from now. */
    public void begin() {
        began = nanos.getAsLong();
    }

    /** Lets a search use the effort and returns what it finds. */
    public <T> T within(Function<Budget, T> search) {
        return within(0, 1, search);
    }

    /**
     * Lets a search use a part of the effort and returns what it finds: for a move that is found by several searches,
     * one after the other.
     *
     * @param from how much of the effort was there for those before, as a share of the whole
     * @param to how much of it will have been used after this one
     */
    public <T> T within(double from, double to, Function<Budget, T> search) {
        Budget nodes = Budget.nodes(Math.max(1, (long) ((to - from) * effort.nodes())));
        if (!effort.isTimed()) {
            return search.apply(nodes);
        }
        Budget time = keeper.begin(began, (long) (to * effort.think().toNanos()));
        T found = search.apply(visited -> nodes.isSpent(visited) || time.isSpent(visited));
        keeper.finish();
        return found;
    }

    /** Returns the milliseconds since the move was asked for. */
    public double usedMillis() {
        return (nanos.getAsLong() - began) / NANOS_PER_MILLI;
    }
}
