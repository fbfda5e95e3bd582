package arena.games.chainreaction;

/** The effects of a turn: one method per move, and the endings after it. */
final class ChainReactionTurns {

    private ChainReactionTurns() {}

    /**
     * Returns the state after the mover's turn.
     *
     * @throws IllegalArgumentException if {@link ChainReactionJudge} does not allow the move in this state
     */
    static ChainReactionState turn(ChainReactionState state, ChainReactionMove move) {
        if (move instanceof ChainReactionMove.PlaceKing order) {
            return placeKing(state, order.cell());
        }
        if (move instanceof ChainReactionMove.PlaceCoin order) {
            return placeCoin(state, order);
        }
        if (move instanceof ChainReactionMove.SwapKing order) {
            return swapKing(state, order);
        }
        if (move instanceof ChainReactionMove.FindKing found) {
            return findKing(state, found);
        }
        if (move instanceof ChainReactionMove.LoseTurn) {
            return loseTurn(state);
        }
        return runOutOfTime(state);
    }

    private static ChainReactionState placeKing(ChainReactionState state, int cell) {
        require(state.awaitsKing() && state.mover().isHome(cell), state, "K " + cell);
        return ChainReactionEndings.afterTurn(state.withBoard(state.board().withKing(state.mover(), cell)), false);
    }

    private static ChainReactionState placeCoin(ChainReactionState state, ChainReactionMove.PlaceCoin order) {
        require(!state.awaitsKing(), state, order);
        ChainBurst reaction = ChainBurst.ofCoin(state.board(), state.mover(), order.cell());
        return ChainReactionEndings.afterTurn(state.withBoard(reaction.board()), reaction.kingHit());
    }

    private static ChainReactionState swapKing(ChainReactionState state, ChainReactionMove.SwapKing order) {
        Side mover = state.mover();
        SideCounts tally = state.tally(mover);
        require(tally.swapsLeft() > 0 && state.board().king(mover) == order.from(), state, order);
        ChainBurst reaction = ChainBurst.ofSwap(state.board(), mover, order.to());
        ChainReactionState swapped = state.withBoard(reaction.board()).withTally(mover, tally.withSwapUsed());
        return ChainReactionEndings.afterTurn(swapped, reaction.kingHit());
    }

    private static ChainReactionState findKing(ChainReactionState state, ChainReactionMove.FindKing found) {
        Side opponent = state.mover().opponent();
        require(
                !state.awaitsKing()
                        && state.hidesKing(opponent)
                        && state.board().king(opponent) == found.cell(),
                state,
                found);
        return ChainReactionEndings.afterTurn(state.withFinder(), false);
    }

    private static ChainReactionState loseTurn(ChainReactionState state) {
        Side mover = state.mover();
        ChainReactionState forced = state.awaitsKing() ? forceKing(state) : state;
        return ChainReactionEndings.afterTurn(
                forced.withTally(mover, forced.tally(mover).withWrongMove()), false);
    }

    private static ChainReactionState runOutOfTime(ChainReactionState state) {
        ChainReactionState forced = state.awaitsKing() ? forceKing(state) : state;
        return ChainReactionEndings.timeOut(forced);
    }

    /** Places the king for the player, in the corner and visible to all (Special Cases). */
    private static ChainReactionState forceKing(ChainReactionState state) {
        Side mover = state.mover();
        return state.withBoard(state.board().withKing(mover, mover.forcedKing()))
                .withTally(mover, state.tally(mover).withKingShown());
    }

    private static void require(boolean legal, ChainReactionState state, Object move) {
        if (!legal) {
            throw new IllegalArgumentException(
                    "player " + state.mover().number() + " may not play " + move + " in " + state);
        }
    }
}
