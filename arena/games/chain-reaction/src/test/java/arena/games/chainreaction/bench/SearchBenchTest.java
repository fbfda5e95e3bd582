package arena.games.chainreaction.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SearchBenchTest {

    @Test
    void everySearchOfTheBenchmarkVisitsAsManyNodesAsItMay() {
        assertThat(Workload.PACKED_SEARCH.begin().getAsLong()).isEqualTo(Workload.NODES);
        assertThat(Workload.NAIVE_SEARCH.begin().getAsLong()).isEqualTo(Workload.NODES);
        assertThat(Workload.WATCHFUL_SEARCH.begin().getAsLong()).isEqualTo(Workload.NODES);
        assertThat(Workload.TREE_SEARCH.begin().getAsLong()).isEqualTo(Workload.ROUNDS);
    }

    @Test
    void theTableSetsTheSearchesSideBySide() {
        assertThat(new SearchBench(100_000, 3_000_000, 2_000_000, 50_000).table())
                .contains("alpha-beta, naive             100000\n")
                .contains("alpha-beta, packed           3000000\n")
                .endsWith("packed is 30.0 times as fast as naive\n");
    }
}
