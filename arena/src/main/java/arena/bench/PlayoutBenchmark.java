package arena.bench;

import arena.games.chainreaction.Board;
import arena.games.chainreaction.PackedBoard;
import arena.games.chainreaction.Playouts;
import arena.games.chainreaction.Side;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Random matches of Chain Reaction to the end, from kings on 10 and 40, for JMH. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class PlayoutBenchmark {

    static final int FIRST_KING = 10;
    static final int SECOND_KING = 40;

    private final Board start = Board.EMPTY.withKing(Side.FIRST, FIRST_KING).withKing(Side.SECOND, SECOND_KING);
    private final PackedBoard packedStart = PackedBoard.of(start);
    private final PackedBoard board = new PackedBoard();
    private final Playouts playouts = new Playouts(1);

    /** Plays one match by the rules' own board. */
    @Benchmark
    public int naive() {
        return playouts.play(start, Side.FIRST);
    }

    /** Plays one match by the packed board. */
    @Benchmark
    public int packed() {
        board.copyFrom(packedStart);
        return playouts.play(board);
    }
}
