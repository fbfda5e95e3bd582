package arena.games.chainreaction.levels;

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
import arena.level.OneStepLookahead;
import arena.level.ThinkingTime;
import arena.search.AlphaBeta;
import arena.search.Budget;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The levels of Chain Reaction Reloaded, the weakest first. */
public final class ChainReactionLevels {

    private static final double COIN = 1;
    private static final double CELL = 0.5;
    private static final double SWAP_LEFT = 2;
    private static final double HIDDEN_KING_IN_DANGER = 5;
    private static final double SHOWN_KING_IN_DANGER = 40;
    private static final double KING_UNDER_THREAT = 10;

    private static final AlphaBeta.Style FEW_PLIES = new AlphaBeta.Style(3, 0, false, 14);
    private static final int HASTY_PERCENT = 20;

    private static final GameDefinition<ChainReactionState, ChainReactionView, ChainReactionMove> GAME =
            ChainReaction.definition();

    private ChainReactionLevels() {}

    /** Returns the ladder of the game. */
    public static Ladder<ChainReactionState, ChainReactionView, ChainReactionMove> ladder() {
        return new Ladder<>(
                GAME,
                List.of(
                        new Level<ChainReactionView, ChainReactionMove>(
                                "careless",
                                "Plays any legal move, and overlooks half of the wins it could take.",
                                (mindSeat, chance, thinking) ->
                                        new OneStepLookahead.CarelessMind<>(GAME, mindSeat, new MindRandom(chance))),
                        new Level<ChainReactionView, ChainReactionMove>(
                                "greedy",
                                "Takes the most coins and cells one move ahead, and keeps its king away from cells"
                                        + " that can burst. Does not consider replies, and guesses at random where"
                                        + " a hidden king is.",
                                (mindSeat, chance, thinking) -> new OneStepLookahead.GreedyMind<>(
                                        GAME,
                                        mindSeat,
                                        new MindRandom(chance),
                                        state -> value(state, Side.of(mindSeat.seat())))),
                        new Level<ChainReactionView, ChainReactionMove>(
                                "thoughtful",
                                "Looks three moves ahead with alpha-beta search, as if a random guess of the hidden"
                                        + " king were true. In one turn of five it looks only one move ahead.",
                                (mindSeat, chance, thinking) -> new LookaheadMind(
                                        GAME, mindSeat, new MindRandom(chance), thinking, FEW_PLIES, HASTY_PERCENT)),
                        new Level<ChainReactionView, ChainReactionMove>(
                                "deep",
                                "Searches deeper and deeper with alpha-beta search until its time is up, but counts"
                                        + " only coins, cells and kings in danger, and assumes that every cell that"
                                        + " seems empty hides the king with the same probability.",
                                (mindSeat, chance, thinking) ->
                                        new DeepSearchMind(GAME, mindSeat, new MindRandom(chance), thinking)),
                        new Level<ChainReactionView, ChainReactionMove>(
                                "hunter",
                                "Infers the possible cells of the hidden king from everything seen, and searches"
                                        + " for all of them at once, until no burst is pending. Makes no mistakes"
                                        + " on purpose.",
                                (mindSeat, chance, thinking) ->
                                        new KingHunterMind(GAME, mindSeat, new MindRandom(chance), thinking))),
                Optional.of(new Estimator<>(ChainReactionState.class, ChainReactionState::over, Estimate::of)));
    }

    /** Returns the value of a state for a side, in coins. */
    static double value(ChainReactionState state, Side side) {
        CoinBoard board = state.board();
        Side opponent = side.opponent();
        double material = COIN * (board.coins(side) - board.coins(opponent))
                + CELL * (board.cells(side) - board.cells(opponent))
                + SWAP_LEFT * state.tally(side).swapsLeft();
        double danger = state.tally(side).kingShown() ? SHOWN_KING_IN_DANGER : HIDDEN_KING_IN_DANGER;
        double threat = state.tally(opponent).kingShown() ? KING_UNDER_THREAT : 0;
        return material
                - danger * cellsAboutToHit(board, side, opponent)
                + threat * cellsAboutToHit(board, opponent, side);
    }

    /** Returns the number of full cells of the attacker beside a king: with one more coin they burst into it. */
    private static long cellsAboutToHit(CoinBoard board, Side owner, Side attacker) {
        if (!board.hasKing(owner)) {
            return 0;
        }
        return Grid.neighbours(board.king(owner))
                .filter(cell -> board.holdsCoinsOf(attacker, cell) && board.coins(cell) == Grid.capacity(cell))
                .count();
    }

    /**
     * A mind that looks a few moves ahead by alpha-beta, assuming that its guess of the hidden king is true. It draws a
     * new guess each turn and infers nothing.
     */
    private static final class LookaheadMind extends ChainReactionSearchMind {

        private static final AlphaBeta.Style HASTY = new AlphaBeta.Style(1, 0, false, 10);

        private final int hastyPercent;
        private final AlphaBeta search;
        private final AlphaBeta hastySearch = new AlphaBeta(HASTY);

        /**
         * Creates a mind.
         *
         * @param hastyPercent the percentage of turns in which the mind looks only one move ahead
         */
        LookaheadMind(
                GameDefinition<ChainReactionState, ChainReactionView, ChainReactionMove> game,
                MindSeat mindSeat,
                MindRandom random,
                ThinkingTime thinking,
                AlphaBeta.Style style,
                int hastyPercent) {
            super(game, mindSeat, random, thinking, new PackedPosition(Evaluation::plain));
            this.hastyPercent = hastyPercent;
            this.search = new AlphaBeta(style);
        }

        @Override
        ChainReactionMove search(ChainReactionView view) {
            CoinBoard guess = step.guess(view, random).board();
            PackedCoinBoard board = PackedCoinBoard.of(guess);
            board.turnTo(side);
            begin(view, board, false);
            position.forbidSwaps(
                    hasSwappedOntoKing() ? KingChances.anyEmpty(view).cells() : 0);
            String remark = String.format(Locale.ROOT, "; guesses the king on %d", guess.king(side.opponent()));
            return found(random.happens(hastyPercent) ? hastySearch : search, view.king(side), remark);
        }
    }

    /**
     * A mind that searches as deep as its time allows with the simplest evaluation. For a hidden king it uses only the
     * present board: every cell that seems empty is equally likely.
     */
    private static final class DeepSearchMind extends ChainReactionSearchMind {

        /** The value of a certain hit of the king while its cell is not certain, in tenths of a coin. */
        private static final int KING_WORTH = 600;

        private static final AlphaBeta.Style STYLE = new AlphaBeta.Style(60, 0, false, 18);

        private final AlphaBeta search = new AlphaBeta(STYLE);

        DeepSearchMind(
                GameDefinition<ChainReactionState, ChainReactionView, ChainReactionMove> game,
                MindSeat mindSeat,
                MindRandom random,
                ThinkingTime thinking) {
            super(game, mindSeat, random, thinking, new PackedPosition(Evaluation::plain));
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

        private static final AlphaBeta.Style STYLE = new AlphaBeta.Style(60, 8, true, 18);

        private final KingBelief belief;
        private final AlphaBeta search = new AlphaBeta(STYLE);
        private Optional<LastTurn> last = Optional.empty();

        KingHunterMind(
                GameDefinition<ChainReactionState, ChainReactionView, ChainReactionMove> game,
                MindSeat mindSeat,
                MindRandom random,
                ThinkingTime thinking) {
            super(game, mindSeat, random, thinking, new PackedPosition(Evaluation::withThreats));
            this.belief = new KingBelief(side);
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
