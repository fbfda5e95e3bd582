package arena.games.chainreaction;

import arena.game.Actions;
import arena.game.Scenes;
import arena.game.Viewpoint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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
                seesWrongMoves(state, from, side) ? Optional.of(wrongMovesLeft) : Optional.empty(),
                side.homeFrom(),
                side.homeTo());
    }

    /** A turn without any effect is a wrong move unless it may have found a hidden king. */
    private static boolean seesWrongMoves(ChainReactionState state, Viewpoint from, Side side) {
        return isOwnView(from, side)
                || !state.hidesKing(side.opponent())
                || state.over().isPresent();
    }

    private static boolean isOwnView(Viewpoint from, Side side) {
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
            return turnWithoutWaves(mover, PlayedTurn.Kind.KING, known(sees, king.cell()));
        } else if (move instanceof ChainReactionMove.RunOutOfTime) {
            return turnWithoutWaves(mover, PlayedTurn.Kind.LATE, Optional.empty());
        } else if (!over && !isOwnView(from, mover) && before.hidesKing(mover.opponent())) {
            return turnWithoutWaves(mover, PlayedTurn.Kind.UNSEEN, Optional.empty());
        }
        return move instanceof ChainReactionMove.FindKing found
                ? turnWithoutWaves(mover, PlayedTurn.Kind.FOUND, Optional.of(found.cell()))
                : turnWithoutWaves(mover, PlayedTurn.Kind.LOST, Optional.empty());
    }

    private static Optional<Integer> known(boolean seen, int cell) {
        return seen ? Optional.of(cell) : Optional.empty();
    }

    private static PlayedTurn turnWithoutWaves(Side mover, PlayedTurn.Kind kind, Optional<Integer> cell) {
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
        VisibleWaves waves = sees
                ? VisibleWaves.all(before.board(), mover, order)
                : VisibleWaves.common(before.board(), mover, order, after.board());
        return new PlayedTurn(
                mover.number(),
                order instanceof ChainReactionMove.SwapKing ? PlayedTurn.Kind.SWAP : PlayedTurn.Kind.COIN,
                cell,
                from,
                waves.waves(),
                waves.complete(),
                waves.hit());
    }

    /**
     * The visible waves of a turn. A king absorbs the coins that are sent to it, so that the board between two waves
     * can reveal the cell of a hidden king, although the boards before and after the turn do not.
     *
     * @param waves the board before the first burst, and after each wave
     * @param complete whether no wave is left out
     * @param hit the cell where the opponent's king was hit
     */
    private record VisibleWaves(List<PlayedTurn.Wave> waves, boolean complete, Optional<Integer> hit) {

        /** Returns all waves. */
        static VisibleWaves all(CoinBoard before, Side mover, ChainReactionMove.Order order) {
            List<PlayedTurn.Wave> waves = new ArrayList<>();
            ChainBurst reaction = play(before, mover, order, waves);
            return new VisibleWaves(
                    List.copyOf(waves),
                    true,
                    reaction.kingHit() ? Optional.of(before.king(mover.opponent())) : Optional.empty());
        }

        /**
         * Returns the first waves that are the same for every cell on which the mover's king may stand: any cell that
         * seems empty and leads to the board that was seen after the turn. No king was hit.
         */
        static VisibleWaves common(CoinBoard before, Side mover, ChainReactionMove.Order order, CoinBoard after) {
            int[] seen = after.signedCounts();
            List<List<PlayedTurn.Wave>> possible = possible(before, mover, order)
                    .filter(waves -> Arrays.equals(last(waves), seen))
                    .distinct()
                    .toList();
            List<PlayedTurn.Wave> first = possible.get(0);
            int common = (int) IntStream.range(0, first.size())
                    .takeWhile(at -> possible.stream()
                            .allMatch(
                                    waves -> at < waves.size() && waves.get(at).equals(first.get(at))))
                    .count();
            return new VisibleWaves(first.subList(0, common), possible.size() == 1, Optional.empty());
        }

        /** The opponent's king, which was not hit, is left out: a viewer of this scene may not know its cell. */
        private static Stream<List<PlayedTurn.Wave>> possible(
                CoinBoard before, Side mover, ChainReactionMove.Order order) {
            CoinBoard kingless = CoinBoard.of(before.signedCounts(), Grid.NO_CELL, Grid.NO_CELL);
            return empty(kingless).flatMap(king -> {
                CoinBoard board = kingless.withKing(mover, king);
                return orders(board, mover, order).map(tried -> {
                    List<PlayedTurn.Wave> waves = new ArrayList<>();
                    play(board, mover, tried, waves);
                    return waves;
                });
            });
        }

        private static Stream<Integer> empty(CoinBoard board) {
            return IntStream.rangeClosed(1, Grid.CELLS)
                    .filter(cell -> board.coins(cell) == 0)
                    .boxed();
        }

        /** The cell of a coin is visible; of a swap, only that it happened. */
        private static Stream<ChainReactionMove.Order> orders(
                CoinBoard board, Side mover, ChainReactionMove.Order order) {
            if (order instanceof ChainReactionMove.PlaceCoin coin) {
                return board.mayPlace(mover, coin.cell()) ? Stream.of(order) : Stream.empty();
            }
            return IntStream.rangeClosed(1, Grid.CELLS)
                    .filter(cell -> board.mayPlace(mover, cell))
                    .mapToObj(cell -> new ChainReactionMove.SwapKing(board.king(mover), cell));
        }

        private static ChainBurst play(
                CoinBoard board, Side mover, ChainReactionMove.Order order, List<PlayedTurn.Wave> waves) {
            ChainBurst.BurstListener listener = (bursts, counts) -> waves.add(new PlayedTurn.Wave(
                    IntStream.of(bursts).boxed().toList(),
                    IntStream.rangeClosed(1, Grid.CELLS)
                            .mapToObj(cell -> (int) counts[cell])
                            .toList()));
            return order instanceof ChainReactionMove.SwapKing swap
                    ? ChainBurst.ofSwap(board, mover, swap.to(), listener)
                    : ChainBurst.ofCoin(board, mover, ((ChainReactionMove.PlaceCoin) order).cell(), listener);
        }

        private static int[] last(List<PlayedTurn.Wave> waves) {
            return waves.get(waves.size() - 1).coins().stream()
                    .mapToInt(count -> count)
                    .toArray();
        }
    }

    /**
     * A played turn as seen by one viewer.
     *
     * @param player the player of the turn
     * @param cell the cell of the coin or the king, or of the king that was found; empty if it is hidden from the
     *     viewer
     * @param from the cell of the king before a swap; empty if it is hidden from the viewer
     * @param waves the board after the coin or the swap, and after each wave of bursts
     * @param complete whether these are all waves; if not, the others would reveal the cell of a hidden king, and the
     *     next visible board is the one after the last wave
     * @param hit the cell where the opponent's king was hit, which ends the match
     */
    record PlayedTurn(
            int player,
            Kind kind,
            Optional<Integer> cell,
            Optional<Integer> from,
            List<Wave> waves,
            boolean complete,
            Optional<Integer> hit) {

        /** The kind of turn. */
        enum Kind {
            /** A king was placed. */
            KING,
            /** A coin was put. */
            COIN,
            /** A king was swapped. */
            SWAP,
            /** The opponent's hidden king was found. */
            FOUND,
            /** A wrong move: the turn was lost. */
            LOST,
            /** No answer came in time. */
            LATE,
            /** A turn without any effect: the viewer may not know whether a king was found or the turn lost. */
            UNSEEN
        }

        /**
         * One wave of bursts.
         *
         * @param bursts the cells that burst together; none on the board before the first burst
         * @param coins 49 counts after it, player 1's positive
         */
        record Wave(List<Integer> bursts, List<Integer> coins) {}
    }
}
