package arena.bench;

import arena.game.Chance;
import arena.games.chainreaction.Board;
import arena.games.chainreaction.PackedBoard;
import arena.games.chainreaction.Side;
import arena.search.AlphaBeta;
import arena.search.Budget;
import arena.search.Dice;
import arena.search.Finding;
import arena.search.TreeSearch;
import arena.superbot.chainreaction.Evaluation;
import arena.superbot.chainreaction.PackedPosition;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Searches of one position of Chain Reaction with ten coins of each side, for JMH; an operation is a node. No side can
 * force a win there within the nodes, so every search visits all of them. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class SearchBenchmark {

    static final int NODES = 20_000;
    static final int ROUNDS = 2_000;
    private static final int COINS = 20;
    private static final AlphaBeta.Style STYLE = new AlphaBeta.Style(20, 0, false, 16);

    private final Board start = middle();
    private final PackedBoard packedStart = PackedBoard.of(start);
    private final PackedPosition packed = new PackedPosition(Evaluation::plain);
    private final PackedPosition watchful = new PackedPosition(Evaluation::watchful);
    private final TreeSearch tree = new TreeSearch(0.7, 2 * ROUNDS);
    private final Dice dice = new Dice(Chance.of(1, "benchmark"));

    /** Alpha-beta by the rules' own board. */
    @Benchmark
    @OperationsPerInvocation(NODES)
    public Finding naive() {
        return new AlphaBeta(STYLE).search(new SearchNaivePosition(start), Budget.nodes(NODES));
    }

    /** The same search by the packed board. */
    @Benchmark
    @OperationsPerInvocation(NODES)
    public Finding packed() {
        packed.begin(packedStart, 0, 0, false, 1);
        return new AlphaBeta(STYLE).search(packed, Budget.nodes(NODES));
    }

    /** The search of the strongest level: with quiescence, by the packed board and the watchful value. */
    @Benchmark
    @OperationsPerInvocation(NODES)
    public Finding watchful() {
        watchful.begin(packedStart, 0, 0, false, 1);
        return new AlphaBeta(new AlphaBeta.Style(60, 8, true, 16)).search(watchful, Budget.nodes(NODES));
    }

    /** Rounds of Monte Carlo tree search, each with a random match to the end, by the packed board. */
    @Benchmark
    @OperationsPerInvocation(ROUNDS)
    public Finding rounds() {
        return tree.search(
                drawn -> {
                    packed.begin(packedStart, 0, 0, false, 1);
                    return packed;
                },
                dice,
                Budget.nodes(ROUNDS));
    }

    /** Returns a board after some random coins that hit no king, player 1 to move. */
    private static Board middle() {
        Dice random = new Dice(Chance.of(1, "board"));
        Board board = Board.EMPTY
                .withKing(Side.FIRST, PlayoutBenchmark.FIRST_KING)
                .withKing(Side.SECOND, PlayoutBenchmark.SECOND_KING);
        int coins = 0;
        while (coins < COINS) {
            Side mover = coins % 2 == 0 ? Side.FIRST : Side.SECOND;
            int cell = 1 + random.below(49);
            if (board.mayPlace(mover, cell) && !board.place(mover, cell).kingHit()) {
                board = board.place(mover, cell).board();
                coins++;
            }
        }
        return board;
    }
}
