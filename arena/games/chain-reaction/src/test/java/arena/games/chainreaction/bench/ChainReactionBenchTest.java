package arena.games.chainreaction.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class ChainReactionBenchTest {

    @Test
    void theLastLineOfPerftIsTheNumberAlone() {
        assertThat(perft(10, 40, 4).lines()).hasSize(6).last().isEqualTo("4477318");
        assertThat(perft(10, 40, 0).lines()).last().isEqualTo("1");
    }

    @Test
    void perftRefusesKingsThatShareACell() {
        assertThatThrownBy(() -> perft(7, 7, 3)).hasMessageContaining("two different cells from 1 to 49");
    }

    @Test
    void bothBoardsPlayInTheBenchmark() {
        assertThat(Workload.NAIVE_MATCHES.begin().getAsLong())
                .isEqualTo(Workload.PACKED_MATCHES.begin().getAsLong())
                .isPositive();
        assertThat(Workload.countedCoins() / Workload.COUNTED_MATCHES).isBetween(40L, 100L);
    }

    @Test
    void theProgramInCPlaysTheSameMatches() {
        Optional<PlayoutsInC> inC = PlayoutsInC.measure(1);
        assumeThat(inC).as("a C compiler (cc) is installed").isPresent();
        assertThat(inC.orElseThrow().coins()).isEqualTo(Workload.countedCoins());
        assertThat(inC.orElseThrow().perSecond()).isPositive();
    }

    @Test
    void theTableSetsBothBoardsSideBySide() {
        assertThat(new PlayoutBench(100_000, 1_000_000, OptionalDouble.of(1_250_000), 70).table())
                .contains("naive       100000     7000000")
                .contains("packed     1000000    70000000")
                .contains("in C       1250000    87500000")
                .endsWith("packed is 10.0 times as fast as naive, and 0.80 times as fast as C\n");
        assertThat(new PlayoutBench(100_000, 1_000_000, OptionalDouble.empty(), 70).table())
                .contains("\nin C: not measured, because this machine has no C compiler (cc)\n")
                .endsWith("packed is 10.0 times as fast as naive\n");
    }

    private static String perft(int firstKing, int secondKing, int depth) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Perft.print(firstKing, secondKing, depth, new PrintStream(bytes, true, StandardCharsets.UTF_8));
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
