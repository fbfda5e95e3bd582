package arena.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.superbot.Effort;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class SearchBenchTest {

    @Test
    void every_search_of_the_benchmark_visits_as_many_nodes_as_it_counts() {
        SearchBenchmark benchmark = new SearchBenchmark();
        assertThat(benchmark.packed().nodes()).isEqualTo(SearchBenchmark.NODES);
        assertThat(benchmark.naive().nodes()).isEqualTo(SearchBenchmark.NODES);
        assertThat(benchmark.watchful().nodes()).isEqualTo(SearchBenchmark.NODES);
        assertThat(benchmark.rounds().nodes()).isEqualTo(SearchBenchmark.ROUNDS);
    }

    @Test
    void every_pair_of_levels_has_a_line() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        SearchLevels.run(2, Effort.nodes(50), 1, new PrintStream(bytes, true, StandardCharsets.UTF_8));
        assertThat(bytes.toString(StandardCharsets.UTF_8).lines())
                .hasSize(11)
                .anySatisfy(line ->
                        assertThat(line).matches("5 : 4 +2 +[012] +[0-9.]+ % +[0-9.]+ - +[0-9.]+ +[0-9.]+ : [0-9.]+"));
    }

    @Test
    void pairs_that_cannot_swap_seats_are_refused() {
        assertThatThrownBy(() -> SearchLevels.run(3, Effort.nodes(50), 1, System.out))
                .hasMessage("Each pair plays an even number of matches, not 3.");
    }

    @Test
    void the_table_sets_the_searches_side_by_side() {
        assertThat(new SearchBench(100_000, 3_000_000, 2_000_000, 50_000).table())
                .contains("alpha-beta, naive             100000\n")
                .contains("alpha-beta, packed           3000000\n")
                .endsWith("packed is 30.0 times as fast as naive\n");
    }
}
