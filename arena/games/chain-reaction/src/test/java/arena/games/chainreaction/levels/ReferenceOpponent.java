package arena.games.chainreaction.levels;

import arena.game.Chance;
import arena.game.Seat;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionView;
import arena.games.chainreaction.PackedCoinBoard;
import arena.level.Effort;
import arena.level.Mind;
import arena.level.MindRandom;
import arena.level.MindSeat;
import arena.level.ThinkingTime;
import arena.search.AlphaBeta;
import arena.search.Budget;
import arena.search.SearchRandom;
import arena.search.SearchResult;
import arena.search.TreeSearch;

/** Opponents of public descriptions, by which the last level is measured. A hidden king is guessed anew each turn. */
enum ReferenceOpponent {
    /** The public heuristic, two moves ahead. */
    HEURISTIC_2(2, 0),
    /** The public heuristic, three moves ahead. */
    HEURISTIC_3(3, 0),
    /** The public heuristic, four moves ahead. */
    HEURISTIC_4(4, 0),
    /** Tree search with upper confidence bounds (UCT), 100 random matches a move. */
    UCT_100(0, 100),
    /** UCT with 500 random matches a move. */
    UCT_500(0, 500);

    private static final double CURIOSITY = 0.7;

    private final int depth;
    private final int playouts;

    ReferenceOpponent(int depth, int playouts) {
        this.depth = depth;
        this.playouts = playouts;
    }

    /** Returns its mind for one match. */
    Mind<ChainReactionView, ChainReactionMove> mind(int seat, long seed) {
        return new ReferenceMind(this, seat, Chance.of(seed, name()));
    }

    /**
     * The heuristic of most programs for Chain Reaction: a coin counts 1; a cell beside full cells of the opponent
     * loses more, the less it holds; any other cell gains on an edge, in a corner, and if it is full; so do connected
     * full cells. A king beside full cells of the opponent is added here.
     */
    private static int heuristic(PackedCoinBoard board) {
        return heuristic(board, board.own(), board.others(), board.ownKing())
                - heuristic(board, board.others(), board.own(), board.othersKing());
    }

    private static int heuristic(PackedCoinBoard board, long own, long others, long king) {
        long full = CellSets.full(board);
        long threats = others & full;
        int value = CellSets.coins(board, own) - 20 * Long.bitCount(CellSets.beside(king) & threats);
        for (long rest = own; rest != 0; rest &= rest - 1) {
            long cell = Long.lowestOneBit(rest);
            int capacity = (cell & CellSets.CORNERS) != 0 ? 1 : (cell & CellSets.EDGES) != 0 ? 2 : 3;
            int threatened = Long.bitCount(CellSets.beside(cell) & threats);
            value += threatened > 0
                    ? (capacity - 4) * threatened
                    : (capacity == 1 ? 3 : capacity == 2 ? 2 : 0) + ((cell & full) != 0 ? 2 : 0);
        }
        for (long rest = own & full; rest != 0; ) {
            long chain = CellSets.chain(Long.lowestOneBit(rest), own & full);
            value += Long.bitCount(chain) > 1 ? 2 * Long.bitCount(chain) : 0;
            rest &= ~chain;
        }
        return value;
    }

    private static final class ReferenceMind extends ChainReactionSearchMind {

        private final ReferenceOpponent opponent;
        private final AlphaBeta search;
        private final TreeSearch tree;
        private final SearchRandom dice;

        ReferenceMind(ReferenceOpponent opponent, int seat, Chance chance) {
            super(
                    TestMatch.GAME,
                    MindSeat.standard(new Seat(seat), TestMatch.GAME.info()),
                    new MindRandom(chance),
                    new ThinkingTime(Effort.nodes(Long.MAX_VALUE)),
                    new PackedPosition((board, swaps, others) -> heuristic(board)));
            this.opponent = opponent;
            this.search = new AlphaBeta(new AlphaBeta.Style(Math.max(1, opponent.depth), 0, false, 14));
            this.tree = new TreeSearch(CURIOSITY, 2 * opponent.playouts + 2);
            this.dice = new SearchRandom(chance);
        }

        @Override
        ChainReactionMove search(ChainReactionView view) {
            int king = view.king(side);
            if (opponent.depth > 0) {
                guess(view);
                return found(search, king, "");
            }
            SearchResult found = tree.search(random -> guess(view), dice, Budget.nodes(opponent.playouts));
            return ViewTranslation.order(found.move(), king);
        }

        private PackedPosition guess(ChainReactionView view) {
            PackedCoinBoard board = PackedCoinBoard.of(step.guess(view, random).board());
            board.turnTo(side);
            begin(view, board, false);
            position.forbidSwaps(
                    hasSwappedOntoKing() ? KingChances.anyEmpty(view).cells() : 0);
            return position;
        }
    }
}
