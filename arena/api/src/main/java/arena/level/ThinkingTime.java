package arena.level;

import arena.search.Budget;
import arena.search.Timekeeper;
import java.util.function.Function;
import java.util.function.LongSupplier;

/** The clock of a mind, which applies its {@link Effort} to each move. */
public final class ThinkingTime {

    private static final double NANOS_PER_MILLI = 1e6;

    private final Effort effort;
    private final LongSupplier nanos;
    private final Timekeeper keeper;
    private long began;

    /** Creates the clock for one match. */
    public ThinkingTime(Effort effort) {
        this.effort = effort;
        this.nanos = effort.nanos();
        this.keeper = new Timekeeper(nanos);
    }

    /**
     * Returns a clock that stops no search, for a mind whose searches end by themselves after a few milliseconds. With
     * one seed such a mind plays the same match on every machine. The limit of nodes remains.
     */
    public ThinkingTime untimed() {
        return new ThinkingTime(Effort.nodes(effort.nodes()));
    }

    /** Starts the time of a move. */
    public void begin() {
        began = nanos.getAsLong();
    }

    /** Runs a search with the whole effort and returns its result. */
    public <T> T within(Function<Budget, T> search) {
        return within(0, 1, search);
    }

    /**
     * Runs a search with a share of the effort and returns its result, for a move that takes several searches one after
     * the other.
     *
     * @param from the share of the effort that was available to the searches before, from 0 to 1
     * @param to the share that may be used when this search ends
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

    /** Returns the milliseconds since the start of the move. */
    public double usedMillis() {
        return (nanos.getAsLong() - began) / NANOS_PER_MILLI;
    }
}
