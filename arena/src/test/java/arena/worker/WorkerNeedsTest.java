package arena.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Tests of which games a machine can play. */
class WorkerNeedsTest {

    private static final SortedSet<String> PYTHON = new TreeSet<>(WorkerNeeds.of(Map.of("/usr/bin/python3", "aa")));
    private static final SortedSet<String> JAVA = new TreeSet<>(WorkerNeeds.of(Map.of("/usr/bin/java", "bb")));

    private static SortedSet<String> both() {
        return WorkerNeeds.ofAll(List.of(Map.of("/usr/bin/python3", "aa"), Map.of("/usr/bin/java", "bb")));
    }

    @Test
    void aMachineTakesTheGamesWhoseNeedsItMeetsAndNoOthers() {
        WorkerNeeds needs = new WorkerNeeds("acquire", "1.0.0", 6, both());

        assertThat(needs.tasks("cup", both()))
                .containsExactlyInAnyOrder(
                        WorkerNeeds.task("cup", new TreeSet<>()),
                        WorkerNeeds.task("cup", PYTHON),
                        WorkerNeeds.task("cup", JAVA),
                        WorkerNeeds.task("cup", both()))
                .doesNotHaveDuplicates();
        assertThat(needs.tasks("cup", PYTHON))
                .containsExactlyInAnyOrder(WorkerNeeds.task("cup", new TreeSet<>()), WorkerNeeds.task("cup", PYTHON));
        assertThat(needs.tasks("other", PYTHON)).doesNotContainAnyElementsOf(needs.tasks("cup", PYTHON));
    }

    @Test
    void anInterpreterThatIsMissingOrDifferentIsNamed() {
        assertThat(WorkerNeeds.problem(PYTHON.first(), path -> "aa")).isEmpty();
        assertThat(WorkerNeeds.problem(PYTHON.first(), path -> "cc"))
                .hasValueSatisfying(words -> assertThat(words).contains("/usr/bin/python3", "same version"));
        assertThat(WorkerNeeds.problem(PYTHON.first(), path -> ""))
                .hasValueSatisfying(words -> assertThat(words).contains("no /usr/bin/python3", "install"));
    }
}
