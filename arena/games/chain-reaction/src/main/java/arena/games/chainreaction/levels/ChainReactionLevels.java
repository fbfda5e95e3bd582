package arena.games.chainreaction.levels;

import arena.game.Chance;
import arena.game.GameDefinition;
import arena.game.Viewpoint;
import arena.games.chainreaction.ChainReaction;
import arena.games.chainreaction.ChainReactionErrorCode;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionState;
import arena.games.chainreaction.ChainReactionView;
import arena.games.chainreaction.CoinBoard;
import arena.games.chainreaction.Grid;
import arena.games.chainreaction.PackedCoinBoard;
import arena.games.chainreaction.Side;
import arena.level.Estimator;
import arena.level.Ladder;
import arena.level.Level;
import arena.level.MindRandom;
import arena.level.MindSeat;
import arena.level.MixedMind;
import arena.level.OneStepLookahead;
import arena.level.ThinkingTime;
import arena.search.AlphaBeta;
import arena.search.Budget;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The levels of Chain Reaction Reloaded, the weakest first. */
public final class ChainReactionLevels {

    private static final GameDefinition<ChainReactionState, ChainReactionView, ChainReactionMove> GAME =
            ChainReaction.definition();

    private static final Level.MindFactory<ChainReactionView, ChainReactionMove> CARELESS =
            (mindSeat, chance, thinking) -> new OneStepLookahead.CarelessMind<>(GAME, mindSeat, new MindRandom(chance));
    private static final Level.MindFactory<ChainReactionView, ChainReactionMove> THREE_MOVES = GuessingMind::new;
    private static final Level.MindFactory<ChainReactionView, ChainReactionMove> FOUR_MOVES = FourMovesMind::new;
    private static final Level.MindFactory<ChainReactionView, ChainReactionMove> HUNTER =
            (mindSeat, chance, thinking) -> new KingHunterMind(mindSeat, chance, thinking, 60);

    private ChainReactionLevels() {}

    /** Returns the ladder of the game. */
    public static Ladder<ChainReactionState, ChainReactionView, ChainReactionMove> ladder() {
        return new Ladder<>(
                GAME,
                List.of(
                        new Level<ChainReactionView, ChainReactionMove>(
                                "careless",
                                "Looks three moves ahead with alpha-beta search, as if a random guess of the hidden"
                                        + " king were true. In 13 turns of 100 it plays any legal move instead.",
                                MixedMind.of(THREE_MOVES, CARELESS, 13)),
                        new Level<ChainReactionView, ChainReactionMove>(
                                "thoughtful",
                                "Looks four moves ahead in two turns of five. In the others it looks three moves"
                                        + " ahead, as level 1, but makes no careless move.",
                                MixedMind.of(FOUR_MOVES, THREE_MOVES, 60)),
                        new Level<ChainReactionView, ChainReactionMove>(
                                "deep",
                                "Looks four moves ahead, and assumes that every cell that seems empty hides the king"
                                        + " with the same probability. Counts only coins, cells and kings in danger."
                                        + " In one turn of ten it thinks as level 4, but only two moves ahead.",
                                MixedMind.of(tracker(2), FOUR_MOVES, 90)),
                        new Level<ChainReactionView, ChainReactionMove>(
                                "tracker",
                                "Infers the possible cells of the hidden king from everything seen, and searches for"
                                        + " all of them at once: three moves ahead, in one turn of five only two, and"
                                        + " on until no burst is pending.",
                                MixedMind.of(tracker(3), tracker(2), 20)),
                        new Level<ChainReactionView, ChainReactionMove>(
                                "hunter", "Thinks as level 4, but deeper and deeper until its time is up.", HUNTER)),
                Optional.of(new Estimator<>(ChainReactionState.class, ChainReactionState::over, Estimate::of)));
    }

    /** Returns the minds that hunt the hidden king, and look so many moves ahead whatever time that takes. */
    private static Level.MindFactory<ChainReactionView, ChainReactionMove> tracker(int moves) {
        return (mindSeat, chance, thinking) -> new KingHunterMind(mindSeat, chance, thinking.untimed(), moves);
    }

    /**
     * A mind that looks three moves ahead by alpha-beta, assuming that its guess of the hidden king is true. It draws a
     * new guess each turn and infers nothing.
     */
    private static final class GuessingMind extends ChainReactionSearchMind {

        private final AlphaBeta search = new AlphaBeta(new AlphaBeta.Style(3, 0, false, 14));

        GuessingMind(MindSeat mindSeat, Chance chance, ThinkingTime thinking) {
            super(GAME, mindSeat, new MindRandom(chance), thinking.untimed(), new PackedPosition(Evaluation::plain));
        }

        @Override
        ChainReactionMove search(ChainReactionView view) {
            CoinBoard guess = step.guess(view, random).board();
            PackedCoinBoard board = PackedCoinBoard.of(guess);
            board.turnTo(side);
            begin(view, board, false);
            position.forbidSwaps(
                    hasSwappedOntoKing() ? KingChances.anyEmpty(view).cells() : 0);
            return found(
                    search,
                    view.king(side),
                    String.format(Locale.ROOT, "; guesses the king on %d", guess.king(side.opponent())));
        }
    }

    /**
     * A mind that looks four moves ahead with the simplest evaluation. For a hidden king it uses only the present
     * board: every cell that seems empty is equally likely.
     */
    private static final class FourMovesMind extends ChainReactionSearchMind {

        /** The value of a certain hit of the king while its cell is not certain, in tenths of a coin. */
        private static final int KING_WORTH = 600;

        private final AlphaBeta search = new AlphaBeta(new AlphaBeta.Style(4, 0, false, 18));

        FourMovesMind(MindSeat mindSeat, Chance chance, ThinkingTime thinking) {
            super(GAME, mindSeat, new MindRandom(chance), thinking.untimed(), new PackedPosition(Evaluation::plain));
        }

        @Override
        ChainReactionMove search(ChainReactionView view) {
            int shown = view.king(side.opponent());
            boolean hidden = shown == Grid.NO_CELL;
            int king = view.king(side);
            begin(view, ViewTranslation.board(view, side, king, shown), hidden);
            if (hidden) {
                KingChances where = KingChances.anyEmpty(view);
                position.hide(where, KING_WORTH);
                position.forbidSwaps(hasSwappedOntoKing() ? where.cells() : 0);
            }
            return found(search, king, "");
        }
    }

    /**
     * A mind that infers the hidden king's cell from all observations and searches one board for all possible cells at
     * once: every cell that a burst sweeps scores the probability that the king was there. The mind assumes that the
     * opponent knows the cell of this mind's king. It moves its own king out of reach, to an empty cell while the king
     * is hidden.
     */
    private static final class KingHunterMind extends ChainReactionSearchMind {

        /**
         * The value of a certain hit of the king while its cell is not certain, in tenths of a coin. A higher value
         * costs coins: 600 won only 28 % against 150, and 150 only 40 % against 60.
         */
        static final int KING_WORTH = 60;

        /**
         * A swap to a cell where the hidden king is more likely than this is not tried, because a swap onto the king is
         * a wrong move.
         */
        private static final double SWAP_RISK = 0.06;

        private final KingBelief belief;
        private final AlphaBeta search;
        private Optional<LastTurn> last = Optional.empty();

        KingHunterMind(MindSeat mindSeat, Chance chance, ThinkingTime thinking, int mostMoves) {
            super(GAME, mindSeat, new MindRandom(chance), thinking, new PackedPosition(Evaluation::withThreats));
            this.belief = new KingBelief(side);
            this.search = new AlphaBeta(new AlphaBeta.Style(mostMoves, 8, true, 18));
        }

        /** {@inheritDoc} The king is placed on a random cell of the home rows, which is hardest to guess. */
        @Override
        public ChainReactionMove choose(ChainReactionView view) {
            ChainReactionMove order = super.choose(view);
            last = Optional.of(new LastTurn(view, order, ChainReactionErrorCode.NO_ERROR.number()));
            return order;
        }

        /**
         * {@inheritDoc} Until {@link #played} reports the order, any order of the right kind stands for it: if the
         * answer is unreadable, no order has counted.
         */
        @Override
        public void follow(ChainReactionView view) {
            observe(view);
            last = Optional.of(new LastTurn(view, step.orders(view).get(0), ChainReactionErrorCode.NO_ERROR.number()));
        }

        @Override
        void observe(ChainReactionView view) {
            last.ifPresentOrElse(
                    played -> belief.learn(played.seen(), played.order(), played.code(), view),
                    () -> belief.begin(view));
        }

        @Override
        public void played(ChainReactionMove order) {
            last = last.map(played -> new LastTurn(played.seen(), order, played.code()));
        }

        @Override
        public void acknowledged(int code) {
            last = last.map(played -> new LastTurn(played.seen(), played.order(), code));
            super.acknowledged(code);
        }

        @Override
        ChainReactionMove search(ChainReactionView view) {
            KingChances where = belief.chances();
            int sure = where.sureCell();
            int king = view.king(side);
            PackedCoinBoard board = ViewTranslation.board(view, side, king, sure);
            begin(view, board, view.king(side.opponent()) == Grid.NO_CELL);
            if (sure == Grid.NO_CELL) {
                position.hide(where, KING_WORTH);
                position.forbidSwaps(hasSwappedOntoKing() ? where.cells() : where.cells(SWAP_RISK));
            }
            return found(search, king, "; " + ReasonText.of(where));
        }

        private record LastTurn(ChainReactionView seen, ChainReactionMove order, int code) {}
    }

    /**
     * The estimate of both sides' winning chances: a short search by the side to move with the knowledge of that side;
     * every cell that seems empty may hide the other king.
     */
    private static final class Estimate {

        private static final AlphaBeta.Style STYLE = new AlphaBeta.Style(4, 8, true, 12);
        private static final int MOST_NODES = 6_000;

        /**
         * The advantage, in tenths of a coin, at which the odds of winning are e to one. In 40 matches of hunter and
         * thoughtful against thoughtful, values of 200 to 300 predicted the winners better than 150 or 600.
         */
        private static final double SCALE = 250;

        private static final GameDefinition<ChainReactionState, ChainReactionView, ChainReactionMove> GAME =
                ChainReaction.definition();

        private Estimate() {}

        /** Returns the winning chances of both sides in a position that is not over. */
        static List<Double> of(ChainReactionState state) {
            if (!state.board().hasKing(Side.FIRST) || !state.board().hasKing(Side.SECOND)) {
                return List.of(0.5, 0.5);
            }
            double movers = 1 / (1 + Math.exp(-value(state) / SCALE));
            return state.mover() == Side.FIRST ? List.of(movers, 1 - movers) : List.of(1 - movers, movers);
        }

        /** Returns the value of the position for the side to move, in tenths of a coin. */
        private static double value(ChainReactionState state) {
            Side mover = state.mover();
            ChainReactionView view = GAME.rules().view(state, Viewpoint.of(mover.seat()));
            int shown = view.king(mover.opponent());
            PackedPosition position = new PackedPosition(Evaluation::withThreats);
            position.begin(
                    ViewTranslation.board(view, mover, view.king(mover), shown),
                    view.swaps(mover),
                    view.swaps(mover.opponent()),
                    state.hidesKing(mover),
                    state.turns());
            if (shown == Grid.NO_CELL) {
                position.hide(KingChances.anyEmpty(view), KingHunterMind.KING_WORTH);
            }
            return new AlphaBeta(STYLE)
                    .search(position, Budget.nodes(MOST_NODES))
                    .value();
        }
    }
}
