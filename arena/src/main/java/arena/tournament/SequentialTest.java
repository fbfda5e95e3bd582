package arena.tournament;

import java.util.Optional;

/**
 * A sequential test that follows a duel block by block and keeps its first decision.
 *
 * <p>Blocks count in the order of their numbers, not in the order in which they end: if short games counted first, the
 * test would prefer a contestant that wins quickly. Games after the decision do not change it.
 */
public final class SequentialTest {

    private final Sprt sprt;
    private final long[] counts;
    private int next;
    private Optional<Sprt.Decision> decided = Optional.empty();

    /** Creates a test of a duel whose blocks have the given full score in half points. */
    public SequentialTest(Sprt sprt, int fullHalfPoints) {
        this.sprt = sprt;
        this.counts = new long[fullHalfPoints + 1];
    }

    /** Adds the complete blocks of a duel that follow without a gap, until the test is decided. */
    public void follow(Duel duel) {
        for (Optional<Integer> block = duel.block(next);
                block.isPresent() && decided.isEmpty();
                block = duel.block(next)) {
            counts[block.get()]++;
            next++;
            Sprt.Decision decision = sprt.decision(scores());
            decided = decision == Sprt.Decision.OPEN ? Optional.empty() : Optional.of(decision);
        }
    }

    /** Returns the decision; open before there is one. */
    public Sprt.Decision decision() {
        return decided.orElse(Sprt.Decision.OPEN);
    }

    /** Returns the counts of the blocks that were added. */
    public BlockScores scores() {
        return BlockScores.of(counts);
    }

    /** Returns the test that decides. */
    public Sprt sprt() {
        return sprt;
    }
}
