package arena.bench.levels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.level.Effort;
import arena.measure.ProcessorTime;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class PairsBenchTest {

    @Test
    void everyPairOfLevelsHasALine() throws InterruptedException {
        assertThat(levels(PairsBench.Pair.all(), Effort.nodes(50), 1).lines())
                .hasSize(11)
                .anySatisfy(line ->
                        assertThat(line).matches("5 : 4 +2 +[012] +[0-9.]+ % +[0-9.]+ - +[0-9.]+ +[0-9.]+ : [0-9.]+"));
    }

    @Test
    void levelsPlayForEqualProcessorTimeInSeveralLanes() throws InterruptedException {
        Effort time = new Effort(Duration.ofNanos(200_000), Long.MAX_VALUE, ProcessorTime::nanos);
        assertThat(levels(List.of(new PairsBench.Pair(5, 4)), time, 2).lines())
                .hasSize(2)
                .last()
                .asString()
                .startsWith("5 : 4          2 ");
    }

    @Test
    void whoStopsTheMatchesGetsNoMoreOfThem() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> levels(List.of(new PairsBench.Pair(5, 4)), Effort.nodes(50), 2))
                .isInstanceOf(InterruptedException.class);
    }

    @Test
    void pairsThatCannotSwapSeatsAreRefused() {
        assertThatThrownBy(() -> new PairsBench.Plan(PairsBench.Pair.all(), 3, Effort.nodes(50), 1, 1))
                .hasMessage("Each pair plays an even number of matches, not 3.");
        assertThatThrownBy(() -> new PairsBench.Pair(4, 5))
                .hasMessage("A pair is a level and a lower one, from 5 to 1, such as 5:4, not 4:5.");
    }

    private static String levels(List<PairsBench.Pair> pairs, Effort effort, int jobs) throws InterruptedException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        PairsBench.run(new PairsBench.Plan(pairs, 2, effort, jobs, 1), out, out);
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
