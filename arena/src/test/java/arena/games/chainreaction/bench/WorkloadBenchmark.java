package arena.games.chainreaction.bench;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The work that {@code arena bench playouts} and {@code arena bench search} measure, measured by JMH: see Measured by
 * JMH in arena/docs/performance.md. An operation is a piece of it.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class WorkloadBenchmark {

    /** What is measured; JMH takes each in turn. */
    @Param
    public Workload workload = Workload.PACKED_MATCHES;

    private LongSupplier work = () -> 0;

    /** Makes the work ready. */
    @Setup
    public void begin() {
        work = workload.begin();
    }

    /** Does a piece of it. */
    @Benchmark
    public long piece() {
        return work.getAsLong();
    }
}
