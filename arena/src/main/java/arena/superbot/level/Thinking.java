package arena.superbot.level;

import arena.search.Budget;
import arena.search.Timekeeper;
import java.util.function.Function;
import java.util.function.LongSupplier;

/** The effort of a mind, move after move. */
public final class Thinking {

    private static final double NANOS_PER_MILLI = 1e6;

    private final Effort effort;
    private final LongSupplier nanos;
    private final Timekeeper keeper;
    private long began;

    /** Creates the thinking of one match. */
    public Thinking(Effort effort) {
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
        Budget nodes = Budget.nodes(effort.nodes());
        if (!effort.isTimed()) {
            return search.apply(nodes);
        }
        Budget time = keeper.begin(began, effort.think().toNanos());
        T found = search.apply(visited -> nodes.isSpent(visited) || time.isSpent(visited));
        keeper.finish();
        return found;
    }

    /** Returns the milliseconds since the move was asked for. */
    public double usedMillis() {
        return (nanos.getAsLong() - began) / NANOS_PER_MILLI;
    }
}
