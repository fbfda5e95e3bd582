package arena.games.chainreaction;

import arena.games.chainreaction.PlayedTurn.Wave;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The visible waves of a turn. A king absorbs the coins that are sent to it, so that the board between two waves can
 * reveal the cell of a hidden king, although the boards before and after the turn do not.
 *
 * @param waves the board before the first burst, and after each wave
 * @param complete whether no wave is left out
 * @param hit the cell where the opponent's king was hit
 */
record WavesSeen(List<Wave> waves, boolean complete, Optional<Integer> hit) {

    /** Returns all waves. */
    static WavesSeen all(CoinBoard before, Side mover, ChainReactionMove.Order order) {
        List<Wave> waves = new ArrayList<>();
        ChainBurst reaction = play(before, mover, order, waves);
        return new WavesSeen(
                List.copyOf(waves),
                true,
                reaction.kingHit() ? Optional.of(before.king(mover.opponent())) : Optional.empty());
    }

    /**
     * Returns the first waves that are the same for every cell on which the mover's king may stand: any cell that
     * seems empty and leads to the board that was seen after the turn. No king was hit.
     */
    static WavesSeen common(CoinBoard before, Side mover, ChainReactionMove.Order order, CoinBoard after) {
        int[] seen = after.signedCounts();
        List<List<Wave>> possible = possible(before, mover, order)
                .filter(waves -> Arrays.equals(last(waves), seen))
                .distinct()
                .toList();
        List<Wave> first = possible.get(0);
        int common = (int) IntStream.range(0, first.size())
                .takeWhile(at -> possible.stream()
                        .allMatch(waves -> at < waves.size() && waves.get(at).equals(first.get(at))))
                .count();
        return new WavesSeen(first.subList(0, common), possible.size() == 1, Optional.empty());
    }

    /** The opponent's king, which was not hit, is left out: a viewer of this scene may not know its cell. */
    private static Stream<List<Wave>> possible(CoinBoard before, Side mover, ChainReactionMove.Order order) {
        CoinBoard kingless = CoinBoard.of(before.signedCounts(), Grid.NO_CELL, Grid.NO_CELL);
        return empty(kingless).flatMap(king -> {
            CoinBoard board = kingless.withKing(mover, king);
            return orders(board, mover, order).map(tried -> {
                List<Wave> waves = new ArrayList<>();
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
    private static Stream<ChainReactionMove.Order> orders(CoinBoard board, Side mover, ChainReactionMove.Order order) {
        if (order instanceof ChainReactionMove.PlaceCoin coin) {
            return board.mayPlace(mover, coin.cell()) ? Stream.of(order) : Stream.empty();
        }
        return IntStream.rangeClosed(1, Grid.CELLS)
                .filter(cell -> board.mayPlace(mover, cell))
                .mapToObj(cell -> new ChainReactionMove.SwapKing(board.king(mover), cell));
    }

    private static ChainBurst play(CoinBoard board, Side mover, ChainReactionMove.Order order, List<Wave> waves) {
        ChainBurst.Watcher watcher = (bursts, counts) -> waves.add(new Wave(
                IntStream.of(bursts).boxed().toList(),
                IntStream.rangeClosed(1, Grid.CELLS)
                        .mapToObj(cell -> (int) counts[cell])
                        .toList()));
        return order instanceof ChainReactionMove.SwapKing swap
                ? ChainBurst.ofSwap(board, mover, swap.to(), watcher)
                : ChainBurst.ofCoin(board, mover, ((ChainReactionMove.PlaceCoin) order).cell(), watcher);
    }

    private static int[] last(List<Wave> waves) {
        return waves.get(waves.size() - 1).coins().stream()
                .mapToInt(count -> count)
                .toArray();
    }
}
