package arena.search;

import java.util.ArrayList;
import java.util.List;

/**
 * Monte Carlo tree search with determinization, for any number of seats: each round draws a guess of what is hidden,
 * walks down one tree that all guesses share, adds one move to it, plays on at random, and adds the result to every
 * move of the walk.
 *
 * <p>A move is chosen among those that the guess of the round allows, by how often it won and how seldom it was tried
 * when it could have been, so that a move that few guesses allow does not count as rarely tried (information set
 * tree search, Cowling, Powley and Whitehouse, 2012).
 */
public final class TreeSearch {

    /**
     * Guesses of what is hidden.
     *
     * @param <P> the positions
     */
    @FunctionalInterface
    public interface Guesses<P extends SearchPosition> {

        /**
         * Returns a position that may be the true one, as often as it is likely; it is the search's own until the next.
         */
        P draw(SearchRandom dice);
    }

    private static final int NO_MOVE = -1;
    private static final int ROOT = 0;
    private static final int NONE = -1;
    private static final int MOST_WALK = 256;

    private final double curiosity;
    private final int mostNodes;
    private final int[] move;
    private final int[] firstChild;
    private final int[] nextSister;
    private final int[] visits;
    private final int[] chances;
    private final double[] shares;
    private int[] listed = new int[0];
    private final int[] walk = new int[MOST_WALK];
    private final int[] walkSeats = new int[MOST_WALK];
    private int nodes;

    /**
     * Creates a search.
     *
     * @param curiosity how much a seldom tried move is worth beside a good one; 0.7 is a good beginning
     * @param mostNodes how many moves the tree holds; 36 bytes each
     */
    public TreeSearch(double curiosity, int mostNodes) {
        this.curiosity = curiosity;
        this.mostNodes = mostNodes;
        this.move = new int[mostNodes];
        this.firstChild = new int[mostNodes];
        this.nextSister = new int[mostNodes];
        this.visits = new int[mostNodes];
        this.chances = new int[mostNodes];
        this.shares = new double[mostNodes];
    }

    /**
     * Returns the move that was tried most within the budget, of which each round counts as one node; at least one
     * round is played, whatever the budget.
     *
     * @param guesses positions with the same seat to move, none of them over
     */
    public SearchResult search(Guesses<?> guesses, SearchRandom dice, Budget budget) {
        nodes = 0;
        add(NO_MOVE);
        long rounds = 0;
        do {
            round(guesses.draw(dice), dice);
            rounds++;
        } while (!budget.isSpent(rounds));
        List<Integer> line = line();
        int best = mostVisited(ROOT);
        int value = (int) Math.round(1_000 * shares[best] / visits[best]);
        return new SearchResult(move[best], value, line.size(), rounds, line);
    }

    private void round(SearchPosition position, SearchRandom dice) {
        if (listed.length < position.mostMoves()) {
            listed = new int[position.mostMoves()];
        }
        int length = 0;
        int at = ROOT;
        boolean grown = false;
        while (!position.isOver() && !grown && length < MOST_WALK) {
            int count = position.listMoves(listed);
            int next = untried(at, count, dice);
            grown = next != NONE;
            if (!grown) {
                next = promising(at, count);
            }
            if (next == NONE) {
                break;
            }
            walk[length] = next;
            walkSeats[length] = position.seat();
            length++;
            position.play(move[next]);
            at = next;
        }
        position.finish(dice);
        for (int i = 0; i < length; i++) {
            visits[walk[i]]++;
            shares[walk[i]] += position.share(walkSeats[i]);
        }
    }

    /** Adds one of the moves that are not in the tree yet and returns it; none if all are, or the tree is full. */
    private int untried(int at, int count, SearchRandom dice) {
        if (nodes == mostNodes) {
            return NONE;
        }
        int many = 0;
        int chosen = NO_MOVE;
        for (int i = 0; i < count; i++) {
            if (child(at, listed[i]) == NONE && dice.below(++many) == 0) {
                chosen = listed[i];
            }
        }
        if (many == 0) {
            return NONE;
        }
        int added = add(chosen);
        nextSister[added] = firstChild[at];
        firstChild[at] = added;
        chances[added] = 1;
        return added;
    }

    /** Returns the most promising of the moves in the tree that the guess allows; none if there is none. */
    private int promising(int at, int count) {
        int best = NONE;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            int child = child(at, listed[i]);
            if (child == NONE) {
                continue;
            }
            chances[child]++;
            double worth =
                    shares[child] / visits[child] + curiosity * Math.sqrt(Math.log(chances[child]) / visits[child]);
            if (worth > most) {
                most = worth;
                best = child;
            }
        }
        return best;
    }

    private int child(int at, int wanted) {
        int child = firstChild[at];
        while (child != NONE && move[child] != wanted) {
            child = nextSister[child];
        }
        return child;
    }

    private int add(int added) {
        move[nodes] = added;
        firstChild[nodes] = NONE;
        nextSister[nodes] = NONE;
        visits[nodes] = 0;
        chances[nodes] = 0;
        shares[nodes] = 0;
        return nodes++;
    }

    private int mostVisited(int at) {
        int best = firstChild[at];
        for (int child = best; child != NONE; child = nextSister[child]) {
            if (visits[child] > visits[best]) {
                best = child;
            }
        }
        return best;
    }

    private List<Integer> line() {
        List<Integer> line = new ArrayList<>();
        for (int at = mostVisited(ROOT); at != NONE; at = mostVisited(at)) {
            line.add(move[at]);
        }
        return line;
    }
}
