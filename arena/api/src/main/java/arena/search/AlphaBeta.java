package arena.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * An alpha-beta search with iterative deepening until the budget is spent: with a transposition table, learnt move
 * ordering, null windows after the first move, and quiescence over urgent moves. Moves that were finished in the last,
 * incomplete depth improve the result of the last complete one.
 *
 * <p>An instance belongs to one mind and keeps its tables from search to search.
 */
public final class AlphaBeta {

    private static final int MOST_PLIES = 96;
    private static final int INFINITE = 2 * SearchResult.WIN;
    private static final int LATE = 4;
    private static final int VERY_LATE = 14;

    /**
     * The parameters of a search.
     *
     * @param mostDepth the largest depth in moves, 1 or more
     * @param urgentPlies the largest number of further urgent moves, 0 for none
     * @param reducesLate whether late quiet moves are first searched at a reduced depth; without it, the result is
     *     that of minimax
     * @param tableBits the table has 2 to the power of {@code tableBits} entries of 16 bytes
     */
    public record Style(int mostDepth, int urgentPlies, boolean reducesLate, int tableBits) {
        public Style {
            if (mostDepth < 1 || urgentPlies < 0 || mostDepth + urgentPlies >= MOST_PLIES) {
                throw new IllegalArgumentException("a search looks 1 to " + (MOST_PLIES - 1) + " moves ahead, not "
                        + mostDepth + " and " + urgentPlies);
            }
        }
    }

    private final Style style;
    private final Transpositions table;
    private final MoveOrdering ordering = new MoveOrdering(MOST_PLIES);
    private int[][] moves = new int[MOST_PLIES][0];
    private int[][] scores = new int[MOST_PLIES][0];
    private final int[][] lines = new int[MOST_PLIES + 1][MOST_PLIES + 1];
    private final int[] lineEnds = new int[MOST_PLIES + 1];
    private Budget budget = Budget.nodes(0);
    private long nodes;
    private boolean stopped;

    /** Creates a search. */
    public AlphaBeta(Style style) {
        this.style = style;
        this.table = new Transpositions(style.tableBits());
    }

    /**
     * Returns the best move found within the budget; it searches at least one move deep, whatever the budget.
     *
     * @param position a position that is not over; it is unchanged afterwards
     */
    public SearchResult search(ReversiblePosition position, Budget most) {
        reserve(position);
        ordering.begin();
        nodes = 0;
        stopped = false;
        budget = Budget.nodes(Long.MAX_VALUE);
        SearchResult best = searchToDepth(position, 1);
        budget = most;
        for (int depth = 2; depth <= style.mostDepth() && !stopped && !best.isDecided(); depth++) {
            SearchResult next = searchToDepth(position, depth);
            best = lineEnds[0] > 0 ? next : best;
        }
        return new SearchResult(best.move(), best.value(), best.depth(), nodes, best.line());
    }

    /** Reserves as much space as the positions of this game need. */
    private void reserve(ReversiblePosition position) {
        ordering.reserve(position.mostCode());
        if (moves[0].length < position.mostMoves()) {
            moves = new int[MOST_PLIES][position.mostMoves()];
            scores = new int[MOST_PLIES][position.mostMoves()];
        }
    }

    /** Returns the best move of a depth; if the budget ran out, of the finished moves, with the previous depth. */
    private SearchResult searchToDepth(ReversiblePosition position, int depth) {
        lineEnds[0] = 0;
        int value = moves(position, depth, -INFINITE, INFINITE, 0);
        List<Integer> line = new ArrayList<>();
        for (int i = 0; i < lineEnds[0]; i++) {
            line.add(lines[0][i]);
        }
        return new SearchResult(line.isEmpty() ? 0 : line.get(0), value, stopped ? depth - 1 : depth, nodes, line);
    }

    private int value(ReversiblePosition position, int depth, int alpha, int beta, int ply) {
        lineEnds[ply] = ply;
        nodes++;
        if (budget.isSpent(nodes)) {
            stopped = true;
            return 0;
        }
        if (position.isOver()) {
            return position.outcome() * (SearchResult.WIN - ply);
        }
        if (depth <= 0 || ply >= MOST_PLIES - 1 - style.urgentPlies()) {
            return quiescence(position, style.urgentPlies(), alpha, beta, ply);
        }
        return moves(position, depth, alpha, beta, ply);
    }

    private int moves(ReversiblePosition position, int depth, int alpha, int beta, int ply) {
        long hash = position.hash();
        long entry = table.find(hash);
        if (ply > 0 && isSufficient(entry, depth, alpha, beta, ply)) {
            return fromTable(Transpositions.value(entry), ply);
        }
        int[] listed = moves[ply];
        int urgent = position.listUrgent(listed);
        int count = position.listQuiet(listed, urgent);
        int known = entry == 0 ? Transpositions.NO_MOVE : Transpositions.move(entry);
        ordering.score(listed, count, urgent, known, position.seat(), ply, scores[ply]);
        int best = -INFINITE;
        int bestMove = Transpositions.NO_MOVE;
        int least = alpha;
        for (int i = 0; i < count; i++) {
            MoveOrdering.select(listed, scores[ply], i, count);
            int value = searchMove(position, depth, i, least, beta, ply);
            if (stopped) {
                return best;
            }
            if (value > best) {
                best = value;
                bestMove = listed[i];
            }
            if (value > least) {
                least = value;
                keepLine(listed[i], ply);
            }
            if (least >= beta) {
                ordering.recordRefutation(bestMove, position.seat(), ply, depth);
                break;
            }
        }
        int bound =
                best >= beta ? Transpositions.AT_LEAST : best > alpha ? Transpositions.EXACT : Transpositions.AT_MOST;
        table.store(hash, toTable(best, ply), depth, bound, bestMove);
        return best;
    }

    /**
     * Plays the i-th move and returns its value: the first move with the full window, the others at first with a null
     * window.
     */
    private int searchMove(ReversiblePosition position, int depth, int i, int alpha, int beta, int ply) {
        position.play(moves[ply][i]);
        int gain = position.gain();
        int value;
        if (i == 0) {
            value = gain - value(position, depth - 1, gain - beta, gain - alpha, ply + 1);
        } else {
            int less = reduction(depth, i, scores[ply][i]);
            value = gain - value(position, depth - 1 - less, gain - alpha - 1, gain - alpha, ply + 1);
            if (value > alpha && less > 0 && !stopped) {
                value = gain - value(position, depth - 1, gain - alpha - 1, gain - alpha, ply + 1);
            }
            if (value > alpha && value < beta && !stopped) {
                value = gain - value(position, depth - 1, gain - beta, gain - alpha, ply + 1);
            }
        }
        position.undo();
        return value;
    }

    private int reduction(int depth, int i, int score) {
        if (!style.reducesLate() || depth < 3 || i < LATE || !MoveOrdering.isQuiet(score)) {
            return 0;
        }
        return i < VERY_LATE ? 1 : 2;
    }

    /** Returns the quiescence value: the player to move may stop, or continue with an urgent move. */
    private int quiescence(ReversiblePosition position, int pliesLeft, int alpha, int beta, int ply) {
        int best = position.value();
        if (pliesLeft == 0 || best >= beta) {
            return best;
        }
        int least = Math.max(alpha, best);
        int[] listed = moves[ply];
        int urgent = position.listUrgent(listed);
        for (int i = 0; i < urgent && best < beta; i++) {
            position.play(listed[i]);
            int gain = position.gain();
            int value = gain - quiescenceOfChild(position, pliesLeft - 1, gain - beta, gain - least, ply + 1);
            position.undo();
            if (stopped) {
                return best;
            }
            best = Math.max(best, value);
            least = Math.max(least, best);
        }
        return best;
    }

    private int quiescenceOfChild(ReversiblePosition position, int pliesLeft, int alpha, int beta, int ply) {
        nodes++;
        if (budget.isSpent(nodes)) {
            stopped = true;
            return 0;
        }
        if (position.isOver()) {
            return position.outcome() * (SearchResult.WIN - ply);
        }
        return quiescence(position, pliesLeft, alpha, beta, ply);
    }

    private void keepLine(int move, int ply) {
        lines[ply][ply] = move;
        int end = Math.max(ply + 1, lineEnds[ply + 1]);
        System.arraycopy(lines[ply + 1], ply + 1, lines[ply], ply + 1, end - ply - 1);
        lineEnds[ply] = end;
    }

    private static boolean isSufficient(long entry, int depth, int alpha, int beta, int ply) {
        if (entry == 0 || Transpositions.depth(entry) < depth) {
            return false;
        }
        int value = fromTable(Transpositions.value(entry), ply);
        return switch (Transpositions.bound(entry)) {
            case Transpositions.EXACT -> true;
            case Transpositions.AT_LEAST -> value >= beta;
            default -> value <= alpha;
        };
    }

    /**
     * Stores a sure win by its distance from the position itself, so that it is right wherever the position occurs.
     */
    private static int toTable(int value, int ply) {
        return value > SearchResult.WIN / 2 ? value + ply : value < -SearchResult.WIN / 2 ? value - ply : value;
    }

    private static int fromTable(int value, int ply) {
        return value > SearchResult.WIN / 2 ? value - ply : value < -SearchResult.WIN / 2 ? value + ply : value;
    }

    /**
     * The move ordering of a search: first the move from the table, then urgent moves, killer moves, and moves that
     * were often refutations.
     */
    private static final class MoveOrdering {

        private static final int KNOWN = 1 << 30;
        private static final int URGENT = 1 << 29;
        private static final int KILLER = 1 << 28;
        private static final int MOST_HISTORY = 1 << 26;

        private final int[][] history = new int[2][0];
        private final int[] killers;

        MoveOrdering(int mostPlies) {
            killers = new int[2 * mostPlies];
        }

        /** Reserves space for move codes up to a number, and keeps the history. */
        void reserve(int mostCode) {
            for (int seat = 0; seat < history.length; seat++) {
                if (history[seat].length <= mostCode) {
                    history[seat] = Arrays.copyOf(history[seat], mostCode + 1);
                }
            }
        }

        /** Clears the killer moves and halves the history of earlier searches. */
        void begin() {
            Arrays.fill(killers, Transpositions.NO_MOVE);
            for (int[] ofSeat : history) {
                Arrays.setAll(ofSeat, move -> ofSeat[move] / 2);
            }
        }

        /** Writes a score for each move; moves with higher scores are tried earlier. */
        void score(int[] moves, int count, int urgent, int known, int seat, int ply, int[] scores) {
            int[] ofSeat = history[seat];
            for (int i = 0; i < count; i++) {
                int move = moves[i];
                if (move == known) {
                    scores[i] = KNOWN;
                } else if (i < urgent) {
                    scores[i] = URGENT - i;
                } else if (move == killers[2 * ply] || move == killers[2 * ply + 1]) {
                    scores[i] = KILLER;
                } else {
                    scores[i] = ofSeat[move] - i;
                }
            }
        }

        /** Swaps the best move from a position on to that position. */
        static void select(int[] moves, int[] scores, int from, int count) {
            int best = from;
            for (int i = from + 1; i < count; i++) {
                if (scores[i] > scores[best]) {
                    best = i;
                }
            }
            int move = moves[best];
            int score = scores[best];
            moves[best] = moves[from];
            scores[best] = scores[from];
            moves[from] = move;
            scores[from] = score;
        }

        /** Returns whether a move with a score may first be searched at a reduced depth. */
        static boolean isQuiet(int score) {
            return score < KILLER;
        }

        /** Records that a move refuted the position. */
        void recordRefutation(int move, int seat, int ply, int depth) {
            if (killers[2 * ply] != move) {
                killers[2 * ply + 1] = killers[2 * ply];
                killers[2 * ply] = move;
            }
            history[seat][move] = Math.min(MOST_HISTORY, history[seat][move] + 64 * depth * depth);
        }
    }
}
