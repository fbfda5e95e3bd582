package arena.games.chainreaction;

import arena.game.Chance;
import arena.game.Phase;
import arena.game.Searchable;
import arena.game.Seat;
import arena.game.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The orders that a player may try, and the determinizations of a view. */
final class ChainReactionOptions implements Searchable<ChainReactionState, ChainReactionView, ChainReactionMove> {

    /**
     * {@inheritDoc}
     *
     * <p>Kings or coins come first, by cell, then swaps, by target cell. The cell of a hidden king is listed like the
     * empty cell that it seems to be.
     */
    @Override
    public List<ChainReactionMove> actions(ChainReactionView view, Seat seat) {
        return List.copyOf(orders(view, Side.of(seat)));
    }

    /** Returns {@link #actions} as orders. */
    static List<ChainReactionMove.Order> orders(ChainReactionView view, Side side) {
        List<ChainReactionMove.Order> orders = new ArrayList<>(2 * Grid.CELLS);
        if (view.expecting() != ChainReactionView.Expecting.COIN) {
            for (int cell = side.homeFrom(); cell <= side.homeTo(); cell++) {
                orders.add(new ChainReactionMove.PlaceKing(cell));
            }
            return orders;
        }
        List<Integer> free = new ArrayList<>(Grid.CELLS);
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            if (view.square(cell).seemsFreeFor(side)) {
                free.add(cell);
            }
        }
        free.forEach(cell -> orders.add(new ChainReactionMove.PlaceCoin(cell)));
        if (view.swaps(side) > 0) {
            int king = view.king(side);
            free.forEach(cell -> orders.add(new ChainReactionMove.SwapKing(king, cell)));
        }
        return orders;
    }

    /**
     * {@inheritDoc}
     *
     * <p>A hidden king stands on any cell that seems empty, each with the same probability; before its owner's first
     * coin only on the owner's home cells. A view does not contain wrong moves; they are assumed to be none.
     */
    @Override
    public ChainReactionState guess(ChainReactionView view, Seat seat, Settings settings, Chance source) {
        Side side = Side.of(seat);
        Side opponent = side.opponent();
        int shown = view.king(opponent);
        boolean placed = kingTurns(view) >= opponent.number();
        int king = shown == Grid.NO_CELL && placed ? hidden(view, opponent, source) : shown;
        boolean ownShown = shown != Grid.NO_CELL && view.king(side) != Grid.NO_CELL;
        SideCounts own = new SideCounts(ownShown, view.swaps(side), 0);
        SideCounts other = new SideCounts(shown != Grid.NO_CELL, view.swaps(opponent), 0);
        return new ChainReactionState(
                view.names(),
                ChainReactionTerms.of(settings),
                board(view).withKing(side, view.king(side)).withKing(opponent, king),
                side == Side.FIRST ? own : other,
                side == Side.FIRST ? other : own,
                side,
                Optional.empty(),
                kingTurns(view),
                Optional.<Phase.Over>empty());
    }

    /** Returns the number of kings placed, which is the smallest number of turns played. */
    private static int kingTurns(ChainReactionView view) {
        return switch (view.expecting()) {
            case FIRST_KING -> 0;
            case SECOND_KING -> 1;
            case COIN -> 2;
        };
    }

    private static int hidden(ChainReactionView view, Side owner, Chance source) {
        boolean unmoved = view.expecting() != ChainReactionView.Expecting.COIN;
        List<Integer> cells = new ArrayList<>();
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            if (view.square(cell).piece() == ChainReactionView.Piece.NOTHING && (!unmoved || owner.isHome(cell))) {
                cells.add(cell);
            }
        }
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("a king is hidden, but no cell seems empty: " + view);
        }
        return cells.get(source.below(cells.size()).whole());
    }

    private static CoinBoard board(ChainReactionView view) {
        int[] counts = new int[Grid.CELLS];
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            ChainReactionView.Square square = view.square(cell);
            counts[cell - 1] = square.owner() == Side.FIRST.number() ? square.coins() : -square.coins();
        }
        return CoinBoard.of(counts, Grid.NO_CELL, Grid.NO_CELL);
    }
}
