package arena.games.chainreaction;

import arena.game.Phase;
import java.util.List;
import java.util.Optional;

/**
 * The state of a match of Chain Reaction, secrets included.
 *
 * @param names the names of player 1 and player 2
 * @param terms the terms of the match
 * @param board coins and kings
 * @param first the counts of player 1
 * @param second the counts of player 2
 * @param mover the side to move
 * @param finder the side that first found the opponent's hidden king and has not had a turn since: both kings are
 *     shown from that turn on
 * @param turns the number of turns of both players together, king turns and lost turns included
 * @param over the end of the match; empty while it lasts
 */
public record ChainReactionState(
        List<String> names,
        ChainReactionTerms terms,
        CoinBoard board,
        SideCounts first,
        SideCounts second,
        Side mover,
        Optional<Side> finder,
        int turns,
        Optional<Phase.Over> over) {

    public ChainReactionState {
        names = List.copyOf(names);
    }

    /** Returns the state before the first move. */
    static ChainReactionState start(List<String> names, ChainReactionTerms terms) {
        SideCounts fresh = new SideCounts(false, terms.swaps(), 0);
        return new ChainReactionState(
                names, terms, CoinBoard.EMPTY, fresh, fresh, Side.FIRST, Optional.empty(), 0, Optional.empty());
    }

    /** Returns the counts of one side. */
    public SideCounts tally(Side side) {
        return side == Side.FIRST ? first : second;
    }

    /** Returns whether the mover has yet to place its king. */
    public boolean awaitsKing() {
        return !board.hasKing(mover);
    }

    /** Returns whether a side's king is on the board and hidden from its opponent. */
    public boolean hidesKing(Side side) {
        return board.hasKing(side) && !tally(side).kingShown();
    }

    ChainReactionState withBoard(CoinBoard changed) {
        return new ChainReactionState(names, terms, changed, first, second, mover, finder, turns, over);
    }

    ChainReactionState withTally(Side side, SideCounts changed) {
        return side == Side.FIRST
                ? new ChainReactionState(names, terms, board, changed, second, mover, finder, turns, over)
                : new ChainReactionState(names, terms, board, first, changed, mover, finder, turns, over);
    }

    /** Returns the state in which the mover has found the opponent's king; the first of two finders counts. */
    ChainReactionState withFinder() {
        return new ChainReactionState(
                names, terms, board, first, second, mover, finder.or(() -> Optional.of(mover)), turns, over);
    }

    /**
     * Returns the state after this turn, with the opponent to move; a found king is shown from the finder's turn on.
     */
    ChainReactionState withTurnPassed() {
        Side next = mover.opponent();
        boolean reveals = finder.equals(Optional.of(next));
        return new ChainReactionState(
                names,
                terms,
                board,
                reveals ? first.withKingShown() : first,
                reveals ? second.withKingShown() : second,
                next,
                reveals ? Optional.empty() : finder,
                turns + 1,
                over);
    }

    ChainReactionState withEnd(Phase.Over end) {
        return new ChainReactionState(names, terms, board, first, second, mover, finder, turns, Optional.of(end));
    }
}
