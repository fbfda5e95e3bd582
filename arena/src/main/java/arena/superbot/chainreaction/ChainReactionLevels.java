package arena.superbot.chainreaction;

import arena.game.GameBox;
import arena.games.chainreaction.ChainReaction;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionState;
import arena.games.chainreaction.ChainReactionView;
import arena.games.chainreaction.CoinBoard;
import arena.games.chainreaction.Grid;
import arena.games.chainreaction.Side;
import arena.search.AlphaBeta;
import arena.superbot.level.CarelessMind;
import arena.superbot.level.Estimator;
import arena.superbot.level.GreedyMind;
import arena.superbot.level.Ladder;
import arena.superbot.level.Level;
import arena.superbot.level.MindRandom;
import java.util.List;
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

    private static final GameBox<ChainReactionState, ChainReactionView, ChainReactionMove> BOX = ChainReaction.box();

    private ChainReactionLevels() {}

    /** Returns the levels and the game they play. */
    public static Ladder<ChainReactionState, ChainReactionView, ChainReactionMove> ladder() {
        return new Ladder<>(
                BOX,
                List.of(
                        new Level<ChainReactionView, ChainReactionMove>(
                                "careless",
                                "Plays any legal move, and overlooks half of the wins it could take.",
                                (place, chance, thinking) -> new CarelessMind<>(BOX, place, new MindRandom(chance))),
                        new Level<ChainReactionView, ChainReactionMove>(
                                "greedy",
                                "Takes the most coins and cells one move ahead and keeps its king away from cells"
                                        + " that can"
                                        + " burst; it sees no reply, and guesses at random where a hidden king is.",
                                (place, chance, thinking) -> new GreedyMind<>(
                                        BOX,
                                        place,
                                        new MindRandom(chance),
                                        state -> value(state, Side.of(place.seat())))),
                        new Level<ChainReactionView, ChainReactionMove>(
                                "thoughtful",
                                "Looks three moves ahead by alpha-beta, as if a random guess of the hidden king were"
                                        + " true; one turn"
                                        + " in five it is hasty and looks one move ahead.",
                                (place, chance, thinking) -> new LookaheadMind(
                                        BOX, place, new MindRandom(chance), thinking, FEW_PLIES, HASTY_PERCENT)),
                        new Level<ChainReactionView, ChainReactionMove>(
                                "deep",
                                "Searches deeper and deeper by alpha-beta until its time is up, but counts only"
                                        + " coins, cells and"
                                        + " kings in danger, and gives every cell that seems empty the same chance to"
                                        + " hide the king.",
                                (place, chance, thinking) ->
                                        new DeepSearchMind(BOX, place, new MindRandom(chance), thinking)),
                        new Level<ChainReactionView, ChainReactionMove>(
                                "hunter",
                                "Infers the hidden king from everything seen and searches for all its possible places"
                                        + " at once, until"
                                        + " no burst is pending; it does not err on purpose.",
                                (place, chance, thinking) ->
                                        new KingHunterMind(BOX, place, new MindRandom(chance), thinking))),
                Optional.of(new Estimator<>(
                        ChainReactionState.class, ChainReactionState::over, ChainReactionEstimate::of)));
    }

    /** Returns how good a state looks to a side, in coins. */
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

    /** Returns how many full cells of the attacker stand beside a side's king: one more coin and they burst into it. */
    private static long cellsAboutToHit(CoinBoard board, Side owner, Side attacker) {
        if (!board.hasKing(owner)) {
            return 0;
        }
        return Grid.neighbours(board.king(owner))
                .filter(cell -> board.holdsCoinsOf(attacker, cell) && board.coins(cell) == Grid.capacity(cell))
                .count();
    }
}
