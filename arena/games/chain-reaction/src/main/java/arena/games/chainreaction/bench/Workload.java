package arena.games.chainreaction.bench;

import arena.game.Chance;
import arena.games.chainreaction.ChainBurst;
import arena.games.chainreaction.CoinBoard;
import arena.games.chainreaction.CoinPlayouts;
import arena.games.chainreaction.Grid;
import arena.games.chainreaction.PackedCoinBoard;
import arena.games.chainreaction.Side;
import arena.games.chainreaction.levels.Evaluation;
import arena.games.chainreaction.levels.PackedPosition;
import arena.measure.JavaProcess;
import arena.measure.ProcessorTime;
import arena.search.AlphaBeta;
import arena.search.Budget;
import arena.search.ReversiblePosition;
import arena.search.SearchRandom;
import arena.search.TreeSearch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * The repeated operations of the benchmarks of Chain Reaction. Each is measured in a process of its own, so that none
 * is compiled for what another one needs, and after it has run for a while.
 */
public enum Workload {

    /** Random matches to the end, from kings on 10 and 40, by the rules' own board; counted in matches. */
    NAIVE_MATCHES,

    /** The same by the packed board. */
    PACKED_MATCHES,

    /** Alpha-beta of one position with ten coins of each side, by the rules' own board; counted in nodes. */
    NAIVE_SEARCH,

    /** The same by the packed board. */
    PACKED_SEARCH,

    /** The search of the strongest level: with quiescence, by the packed board and the watchful value; in nodes. */
    WATCHFUL_SEARCH,

    /** Monte Carlo tree search by the packed board, each round with a random match to the end; counted in rounds. */
    TREE_SEARCH;

    static final int FIRST_KING = 10;
    static final int SECOND_KING = 40;

    /**
     * The nodes of one search; no side can force a win within them, so that every search visits all of them.
     */
    static final int NODES = 20_000;

    static final int ROUNDS = 2_000;

    /** The matches whose coins are counted. */
    static final int COUNTED_MATCHES = 20_000;

    private static final int MATCHES = 50;
    private static final int COINS = 20;
    private static final AlphaBeta.Style STYLE = new AlphaBeta.Style(20, 0, false, 16);
    private static final AlphaBeta.Style WATCHFUL_STYLE = new AlphaBeta.Style(60, 8, true, 16);

    private static final long WARM_UP_NANOS = 3_000_000_000L;
    private static final long SAMPLE_NANOS = 9_000_000_000L;
    private static final double NANOS_PER_SECOND = 1e9;

    /** Returns the work: each call does a piece of it and returns how much it was. */
    public LongSupplier begin() {
        return switch (this) {
            case NAIVE_MATCHES -> naiveMatches();
            case PACKED_MATCHES -> packedMatches();
            case NAIVE_SEARCH -> naiveSearch();
            case PACKED_SEARCH -> search(STYLE, new PackedPosition(Evaluation::plain));
            case WATCHFUL_SEARCH -> search(WATCHFUL_STYLE, new PackedPosition(Evaluation::withThreats));
            case TREE_SEARCH -> treeSearch();
        };
    }

    /**
     * Measures in a process of its own, now, for twelve seconds, how much of the work is done in a second.
     *
     * @throws UncheckedIOException if that process cannot be started, or ends too early
     */
    double perSecond() {
        try (JavaProcess process = new JavaProcess(List.of(), Workload.class, List.of(name()))) {
            return Double.parseDouble(process.line());
        } catch (IOException failure) {
            throw new UncheckedIOException(
                    "This machine could not be measured in a process of its own: " + failure.getMessage(), failure);
        }
    }

    /** Prints how much of the work that is named is done in a second. */
    public static void main(String[] words) {
        LongSupplier work = valueOf(words[0]).begin();
        measured(work, WARM_UP_NANOS);
        System.out.println(measured(work, SAMPLE_NANOS));
    }

    /** Works for this time, and returns how much was done in a second on the processor: others may be busy as well. */
    private static double measured(LongSupplier work, long nanos) {
        long begun = System.nanoTime();
        long begunOnProcessor = ProcessorTime.nanos();
        long done = 0;
        while (System.nanoTime() - begun < nanos) {
            done += work.getAsLong();
        }
        return done * NANOS_PER_SECOND / (ProcessorTime.nanos() - begunOnProcessor);
    }

    private static CoinBoard kings() {
        return CoinBoard.EMPTY.withKing(Side.FIRST, FIRST_KING).withKing(Side.SECOND, SECOND_KING);
    }

    private static LongSupplier naiveMatches() {
        CoinBoard start = kings();
        CoinPlayouts playouts = new CoinPlayouts(1);
        return () -> {
            for (int match = 0; match < MATCHES; match++) {
                playouts.play(start, Side.FIRST);
            }
            return MATCHES;
        };
    }

    private static LongSupplier packedMatches() {
        PackedCoinBoard start = PackedCoinBoard.of(kings());
        PackedCoinBoard board = new PackedCoinBoard();
        CoinPlayouts playouts = new CoinPlayouts(1);
        return () -> {
            for (int match = 0; match < MATCHES; match++) {
                board.copyFrom(start);
                playouts.play(board);
            }
            return MATCHES;
        };
    }

    /** Returns how many coins the counted matches have together. */
    static long countedCoins() {
        PackedCoinBoard start = PackedCoinBoard.of(kings());
        PackedCoinBoard board = new PackedCoinBoard();
        CoinPlayouts playouts = new CoinPlayouts(1);
        long coins = 0;
        for (int match = 0; match < COUNTED_MATCHES; match++) {
            board.copyFrom(start);
            coins += playouts.play(board);
        }
        return coins;
    }

    private static LongSupplier naiveSearch() {
        CoinBoard start = middle();
        return () -> new AlphaBeta(STYLE)
                .search(new NaivePosition(start), Budget.nodes(NODES))
                .nodes();
    }

    private static LongSupplier search(AlphaBeta.Style style, PackedPosition position) {
        PackedCoinBoard start = PackedCoinBoard.of(middle());
        return () -> {
            position.begin(start, 0, 0, false, 1);
            return new AlphaBeta(style).search(position, Budget.nodes(NODES)).nodes();
        };
    }

    private static LongSupplier treeSearch() {
        PackedCoinBoard start = PackedCoinBoard.of(middle());
        PackedPosition position = new PackedPosition(Evaluation::plain);
        TreeSearch tree = new TreeSearch(0.7, 2 * ROUNDS);
        SearchRandom dice = new SearchRandom(Chance.of(1, "benchmark"));
        TreeSearch.Guesses<PackedPosition> guesses = drawn -> {
            position.begin(start, 0, 0, false, 1);
            return position;
        };
        return () -> tree.search(guesses, dice, Budget.nodes(ROUNDS)).nodes();
    }

    /** Returns a board after some random coins that hit no king, player 1 to move. */
    private static CoinBoard middle() {
        SearchRandom random = new SearchRandom(Chance.of(1, "board"));
        CoinBoard board = kings();
        int coins = 0;
        while (coins < COINS) {
            Side mover = coins % 2 == 0 ? Side.FIRST : Side.SECOND;
            int cell = 1 + random.below(49);
            if (board.mayPlace(mover, cell)
                    && !ChainBurst.ofCoin(board, mover, cell).kingHit()) {
                board = ChainBurst.ofCoin(board, mover, cell).board();
                coins++;
            }
        }
        return board;
    }

    /**
     * A board of Chain Reaction for a search, by the rules' own board, whose every move is a new value; without swaps.
     */
    private static final class NaivePosition implements ReversiblePosition {

        private static final int MOST_PLIES = 128;

        private final CoinBoard[] boards = new CoinBoard[MOST_PLIES];
        private final boolean[] hits = new boolean[MOST_PLIES];
        private int ply;

        /** Begins from a board with player 1 to move. */
        NaivePosition(CoinBoard start) {
            boards[0] = start;
        }

        private Side mover() {
            return ply % 2 == 0 ? Side.FIRST : Side.SECOND;
        }

        @Override
        public int seat() {
            return ply % 2;
        }

        @Override
        public int listUrgent(int[] into) {
            return list(true, into, 0);
        }

        @Override
        public int listQuiet(int[] into, int from) {
            return list(false, into, from);
        }

        private int list(boolean full, int[] into, int from) {
            CoinBoard board = boards[ply];
            int count = from;
            for (int cell = 1; cell <= Grid.CELLS; cell++) {
                if (board.mayPlace(mover(), cell) && full == (board.coins(cell) == Grid.capacity(cell))) {
                    into[count++] = cell;
                }
            }
            return count;
        }

        @Override
        public void play(int move) {
            ChainBurst reaction = ChainBurst.ofCoin(boards[ply], mover(), move);
            ply++;
            boards[ply] = reaction.board();
            hits[ply] = reaction.kingHit();
        }

        @Override
        public void undo() {
            ply--;
        }

        @Override
        public boolean isOver() {
            return hits[ply] || !boards[ply].mayMove(mover());
        }

        @Override
        public int outcome() {
            return -1;
        }

        @Override
        public double share(int seat) {
            return seat() == seat ? 0 : 1;
        }

        @Override
        public long hash() {
            return SearchRandom.mix(boards[ply].hashCode() * 2L + seat());
        }

        /** {@inheritDoc} In tenths of a coin, as the packed position's plain value. */
        @Override
        public int value() {
            CoinBoard board = boards[ply];
            Side mover = mover();
            Side opponent = mover.opponent();
            return 10 * (board.coins(mover) - board.coins(opponent))
                    + 5 * (board.cells(mover) - board.cells(opponent))
                    + 40 * (threats(board, mover) - threats(board, opponent));
        }

        private static int threats(CoinBoard board, Side attacker) {
            return (int) Grid.neighbours(board.king(attacker.opponent()))
                    .filter(cell -> board.holdsCoinsOf(attacker, cell) && board.coins(cell) == Grid.capacity(cell))
                    .count();
        }
    }
}
