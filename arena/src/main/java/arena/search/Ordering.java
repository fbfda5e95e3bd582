package arena.search;

import java.util.Arrays;

/**
 * The move ordering of a search: first the move from the table, then urgent moves, killer moves, and moves that were
 * often refutations.
 */
final class Ordering {

    private static final int KNOWN = 1 << 30;
    private static final int URGENT = 1 << 29;
    private static final int KILLER = 1 << 28;
    private static final int MOST_HISTORY = 1 << 26;

    private final int[][] history = new int[2][0];
    private final int[] killers;

    Ordering(int mostPlies) {
        killers = new int[2 * mostPlies];
    }

    /** Reserves space for move codes up to a number, and keeps the history. */
    void makeRoom(int mostCode) {
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
    void refuted(int move, int seat, int ply, int depth) {
        if (killers[2 * ply] != move) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = move;
        }
        history[seat][move] = Math.min(MOST_HISTORY, history[seat][move] + 64 * depth * depth);
    }
}
