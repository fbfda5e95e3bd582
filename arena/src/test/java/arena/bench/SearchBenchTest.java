package arena.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SearchBenchTest {

    @Test
    void every_search_of_the_benchmark_runs() {
        SearchBenchmark benchmark = new SearchBenchmark();
        assertThat(benchmark.packed().nodes()).isPositive();
        assertThat(benchmark.naive().nodes()).isPositive();
        assertThat(benchmark.watchful().nodes()).isPositive();
        assertThat(benchmark.rounds().nodes()).isPositive();
    }

    @Test
    void the_table_sets_the_searches_side_by_side() {
        assertThat(new SearchBench(100_000, 3_000_000, 2_000_000, 50_000).table())
                .contains("alpha-beta, naive             100000\n")
                .contains("alpha-beta, packed           3000000\n")
                .endsWith("packed is 30.0 times as fast as naive\n");
    }
}
