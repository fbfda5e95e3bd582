package arena.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ChanceShuffleTest {

    private static final List<String> THREE = List.of("a", "b", "c");

    @Test
    void everyOrderIsAsLikelyAsAnyOther() {
        Map<List<String>, Long> found = LongStream.range(0, 60_000)
                .mapToObj(seed -> Chance.of(seed, "shuffle").shuffle(THREE).list())
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));

        // Each is expected 10,000 times; five standard deviations are 456.
        assertThat(found).hasSize(6);
        assertThat(found.values()).allSatisfy(count -> assertThat(count).isBetween(9_500L, 10_500L));
    }

    @Test
    void equalSourcesShuffleAlikeAndGoOnFromTheSameSource() {
        Chance source = Chance.of(5, "shuffle");

        assertThat(source.shuffle(THREE)).isEqualTo(source.shuffle(THREE));
        assertThat(source.shuffle(THREE).rest()).isNotEqualTo(source);
        assertThat(source.shuffle(List.of())).isEqualTo(new Chance.Shuffled<>(List.of(), source));
    }
}
