package arena.games.chainreaction;

/** What a turn changes: one method per move, and the endings after it. */
final class Turns {

    private Turns() {}

    /**
     * Returns the state after the mover's turn.
     *
     * @throws IllegalArgumentException if the move is none that {@link Judge} lets through in this state
     */
    static State turn(State state, Move move) {
        if (move instanceof Move.PlaceKing order) {
            return placeKing(state, order.cell());
        }
        if (move instanceof Move.PlaceCoin order) {
            return placeCoin(state, order);
        }
        if (move instanceof Move.SwapKing order) {
            return swapKing(state, order);
        }
        if (move instanceof Move.FindKing found) {
            return findKing(state, found);
        }
        if (move instanceof Move.LoseTurn) {
            return loseTurn(state);
        }
        return runOutOfTime(state);
    }

    private static State placeKing(State state, int cell) {
        require(state.awaitsKing() && state.mover().isHome(cell), state, "K " + cell);
        return Endings.afterTurn(state.withBoard(state.board().withKing(state.mover(), cell)), false);
    }

    private static State placeCoin(State state, Move.PlaceCoin order) {
        require(!state.awaitsKing(), state, order);
        Reaction reaction = Reaction.ofCoin(state.board(), state.mover(), order.cell());
        return Endings.afterTurn(state.withBoard(reaction.board()), reaction.kingHit());
    }

    private static State swapKing(State state, Move.SwapKing order) {
        Side mover = state.mover();
        SideCounts tally = state.tally(mover);
        require(tally.swapsLeft() > 0 && state.board().king(mover) == order.from(), state, order);
        Reaction reaction = Reaction.ofSwap(state.board(), mover, order.to());
        State swapped = state.withBoard(reaction.board()).withTally(mover, tally.withSwapUsed());
        return Endings.afterTurn(swapped, reaction.kingHit());
    }

    private static State findKing(State state, Move.FindKing found) {
        Side opponent = state.mover().opponent();
        require(
                !state.awaitsKing()
                        && state.hidesKing(opponent)
                        && state.board().king(opponent) == found.cell(),
                state,
                found);
        return Endings.afterTurn(state.withFinder(), false);
    }

    private static State loseTurn(State state) {
        Side mover = state.mover();
        State forced = state.awaitsKing() ? forceKing(state) : state;
        return Endings.afterTurn(forced.withTally(mover, forced.tally(mover).withWrongMove()), false);
    }

    private static State runOutOfTime(State state) {
        State forced = state.awaitsKing() ? forceKing(state) : state;
        return Endings.timeOut(forced);
    }

    /** The arena places the king, in the corner and for all to see (Special Cases). */
    private static State forceKing(State state) {
        Side mover = state.mover();
        return state.withBoard(state.board().withKing(mover, mover.forcedKing()))
                .withTally(mover, state.tally(mover).withKingShown());
    }

    private static void require(boolean legal, State state, Object move) {
        if (!legal) {
            throw new IllegalArgumentException(
                    "player " + state.mover().number() + " may not play " + move + " in " + state);
        }
    }
}
