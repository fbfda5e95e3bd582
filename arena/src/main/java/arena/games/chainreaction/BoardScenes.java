package arena.games.chainreaction;

import arena.game.Actions;
import arena.game.Scenes;
import arena.game.Viewpoint;
import arena.games.chainreaction.PlayedTurn.Kind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The source of scenes of a match, which show each viewer only the secrets of the own side. */
final class BoardScenes implements Scenes<ChainReactionState, ChainReactionMove, BoardScene> {

    @Override
    public BoardScene scene(ChainReactionState state, Viewpoint from) {
        Optional<Integer> mover =
                state.over().isEmpty() ? Optional.of(state.mover().number()) : Optional.empty();
        return BoardScene.of(
                state,
                mover,
                Stream.of(Side.values()).map(side -> player(state, side, from)).toList());
    }

    private static BoardScene.Player player(ChainReactionState state, Side side, Viewpoint from) {
        CoinBoard board = state.board();
        SideCounts tally = state.tally(side);
        boolean sees = board.hasKing(side) && ChainReactionViews.sees(state, from, side);
        int wrongMovesLeft = Math.max(0, state.terms().wrongMoves() - tally.wrongMoves());
        return new BoardScene.Player(
                side.number(),
                state.names().get(side.seat().index()),
                board.cells(side),
                board.coins(side),
                tally.swapsLeft(),
                board.hasKing(side),
                tally.kingShown(),
                sees ? Optional.of(board.king(side)) : Optional.empty(),
                knowsFaults(state, from, side) ? Optional.of(wrongMovesLeft) : Optional.empty(),
                side.homeFrom(),
                side.homeTo());
    }

    /** A turn without any effect is a wrong move unless it may have found a hidden king. */
    private static boolean knowsFaults(ChainReactionState state, Viewpoint from, Side side) {
        return isEyeOf(from, side)
                || !state.hidesKing(side.opponent())
                || state.over().isPresent();
    }

    private static boolean isEyeOf(Viewpoint from, Side side) {
        return from instanceof Viewpoint.Referee
                || (from instanceof Viewpoint.Player player && Side.of(player.seat()) == side);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Viewers who see the mover's king see every wave, and so do all when the match is over. Other viewers see a
     * wave only if it is the same for every cell on which, judging by both boards, that king may stand.
     */
    @Override
    public Optional<Record> step(
            ChainReactionState before, Actions<ChainReactionMove> actions, ChainReactionState after, Viewpoint from) {
        return Optional.of(turn(before, actions.only().action(), after, from));
    }

    private static PlayedTurn turn(
            ChainReactionState before, ChainReactionMove move, ChainReactionState after, Viewpoint from) {
        Side mover = before.mover();
        boolean over = after.over().isPresent();
        boolean saw = over || ChainReactionViews.sees(before, from, mover);
        boolean sees = over || ChainReactionViews.sees(after, from, mover);
        if (move instanceof ChainReactionMove.PlaceCoin coin) {
            return reaction(before, coin, after, sees, Optional.of(coin.cell()), Optional.empty());
        } else if (move instanceof ChainReactionMove.SwapKing swap) {
            return reaction(before, swap, after, sees, known(sees, swap.to()), known(saw, swap.from()));
        } else if (move instanceof ChainReactionMove.PlaceKing king) {
            return still(mover, Kind.KING, known(sees, king.cell()));
        } else if (move instanceof ChainReactionMove.RunOutOfTime) {
            return still(mover, Kind.LATE, Optional.empty());
        } else if (!over && !isEyeOf(from, mover) && before.hidesKing(mover.opponent())) {
            return still(mover, Kind.UNSEEN, Optional.empty());
        }
        return move instanceof ChainReactionMove.FindKing found
                ? still(mover, Kind.FOUND, Optional.of(found.cell()))
                : still(mover, Kind.LOST, Optional.empty());
    }

    private static Optional<Integer> known(boolean seen, int cell) {
        return seen ? Optional.of(cell) : Optional.empty();
    }

    private static PlayedTurn still(Side mover, Kind kind, Optional<Integer> cell) {
        return new PlayedTurn(mover.number(), kind, cell, Optional.empty(), List.of(), true, Optional.empty());
    }

    private static PlayedTurn reaction(
            ChainReactionState before,
            ChainReactionMove.Order order,
            ChainReactionState after,
            boolean sees,
            Optional<Integer> cell,
            Optional<Integer> from) {
        Side mover = before.mover();
        WavesSeen waves = sees
                ? WavesSeen.all(before.board(), mover, order)
                : WavesSeen.common(before.board(), mover, order, after.board());
        return new PlayedTurn(
                mover.number(),
                order instanceof ChainReactionMove.SwapKing ? Kind.SWAP : Kind.COIN,
                cell,
                from,
                waves.waves(),
                waves.complete(),
                waves.hit());
    }
}
