package arena.bench.idle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.bench.MoveTimes;
import arena.bench.levels.Punctuality;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IdleBenchTest {

    private static final Duration LONG = Duration.ofSeconds(30);

    @TempDir
    private Path directory;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);

    @Test
    void botsThatAnswerAtOnceLoseNothingAndLeaveNothingBehind() throws InterruptedException {
        int lost = IdleBench.run(new IdleBench.Plan(directory, 10, LONG, 2), out);
        assertThat(lost).isZero();
        assertThat(bytes.toString(StandardCharsets.UTF_8)).contains(" 2 matches at a time, 30000 ms", "late moves: 0;");
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void whatCannotBePlayedIsRefused() {
        assertThatThrownBy(() -> new IdleBench.Plan(directory, 0, LONG, 1)).hasMessageContaining("not 0 moves");
    }

    @Test
    void lanesArePutTogether() {
        MoveTimes all = new MoveTimes();
        for (int lane = 0; lane < 2; lane++) {
            MoveTimes some = new MoveTimes();
            some.add(1_000_000 + lane * 2_000_000L);
            some.addLoss();
            all.addAll(some);
        }
        assertThat(all.count()).isEqualTo(2);
        assertThat(all.losses()).isEqualTo(2);
        assertThat(all.millis(0)).isEqualTo(1);
        assertThat(all.millis(1)).isEqualTo(3);
    }

    @Test
    void aSearchIsHeldToItsTimeWithoutAndWithLoad() throws InterruptedException {
        Punctuality.run(new Punctuality.Plan(Duration.ofMillis(1), 20), out);
        assertThat(bytes.toString(StandardCharsets.UTF_8).lines())
                .hasSize(4)
                .last()
                .asString()
                .matches(" +[0-9]+ +[0-9.-]+ +[0-9.]+ ms +[0-9.]+ +[0-9.]+ +[0-9]+ +[0-9.]+ ms");
    }
}
