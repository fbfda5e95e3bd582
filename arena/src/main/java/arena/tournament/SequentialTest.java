package arena.tournament;

import java.util.Optional;

/**
 * A test that follows a duel block by block, and remembers when it was decided.
 *
 * <p>Blocks count in their own order, however they end: if the quick ones counted first, the test would prefer whoever
 * wins quickly. What is played after the decision changes nothing about it.
 */
public final class SequentialTest {

    private final Sprt sprt;
    private final long[] counts;
    private int next;
    private Optional<Sprt.Decision> decided = Optional.empty();

    /** Makes one for a duel whose blocks have a full score of so many half points. */
    public SequentialTest(Sprt sprt, int fullHalfPoints) {
        this.sprt = sprt;
        this.counts = new long[fullHalfPoints + 1];
    }

    /** Takes in the blocks of a duel that are whole and have no gap before them, until the test is decided. */
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

    /** Returns what was decided; open as long as nothing is. */
    public Sprt.Decision decision() {
        return decided.orElse(Sprt.Decision.OPEN);
    }

    /** Returns the counts of the blocks that it has taken in. */
    public BlockScores scores() {
        return BlockScores.of(counts);
    }

    /** Returns the test itself. */
    public Sprt sprt() {
        return sprt;
    }
}
