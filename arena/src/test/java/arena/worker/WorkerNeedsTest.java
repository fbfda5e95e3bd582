package arena.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Tests of which games a machine can play. */
class WorkerNeedsTest {

    private static final String ACQUIRE = WorkerNeeds.ofGame("acquire", "1.0.0");
    private static final String ASTEROBOTS = WorkerNeeds.ofGame("asterobots", "1.0.0");
    private static final String PYTHON =
            WorkerNeeds.of(Map.of("/usr/bin/python3", "aa")).get(0);
    private static final String JAVA =
            WorkerNeeds.of(Map.of("/usr/bin/java", "bb")).get(0);

    private static SortedSet<String> needs(String... needs) {
        return new TreeSet<>(List.of(needs));
    }

    private static String task(String... needs) {
        return WorkerNeeds.task("cup", needs(needs));
    }

    @Test
    void aMachineTakesTheGamesWhoseNeedsItMeetsAndNoOthers() {
        assertThat(WorkerNeeds.tasks("cup", needs(ACQUIRE, PYTHON, JAVA)))
                .containsExactlyInAnyOrder(
                        task(ACQUIRE), task(ACQUIRE, PYTHON), task(ACQUIRE, JAVA), task(ACQUIRE, PYTHON, JAVA));
        assertThat(WorkerNeeds.tasks("cup", needs(ACQUIRE, ASTEROBOTS, PYTHON)))
                .as("each game is one of them")
                .containsExactlyInAnyOrder(
                        task(ACQUIRE), task(ACQUIRE, PYTHON), task(ASTEROBOTS), task(ASTEROBOTS, PYTHON));
        assertThat(WorkerNeeds.tasks("cup", needs(PYTHON))).isEmpty();
        assertThat(WorkerNeeds.tasks("other", needs(ACQUIRE))).doesNotContain(task(ACQUIRE));
    }

    private static Optional<String> problem(String need, String here) {
        return WorkerNeeds.problem(need, game -> here, path -> here);
    }

    @Test
    void anInterpreterThatIsMissingOrDifferentIsNamed() {
        assertThat(problem(PYTHON, "aa")).isEmpty();
        assertThat(problem(PYTHON, "cc"))
                .hasValueSatisfying(words -> assertThat(words).contains("/usr/bin/python3", "same version"));
        assertThat(problem(PYTHON, ""))
                .hasValueSatisfying(words -> assertThat(words).contains("no /usr/bin/python3", "install"));
    }

    @Test
    void aGameThatIsMissingOrOfAnotherVersionIsNamed() {
        assertThat(problem(ACQUIRE, "1.0.0")).isEmpty();
        assertThat(problem(ACQUIRE, "1.1.0"))
                .contains("The games of acquire are run with version 1.0.0, and this is 1.1.0; install the same"
                        + " version.");
        assertThat(problem(ACQUIRE, ""))
                .contains("This arena has no game acquire; put its jar into the folder of games.");
    }

    @Test
    void thereIsALargestNumberOfFilesThatWorkersServe() {
        SortedSet<String> lines = needs(ACQUIRE, ASTEROBOTS);
        for (int file = 1; file <= WorkerNeeds.MOST_FILES; file++) {
            lines.addAll(WorkerNeeds.of(Map.of("/usr/bin/" + file, "aa")));
        }
        assertThat(new WorkerNeeds(lines).areServed()).isTrue();
        lines.add(PYTHON);
        assertThat(new WorkerNeeds(lines).areServed()).isFalse();
        assertThat(new WorkerNeeds(new TreeSet<>(Set.of())).areServed()).isTrue();
    }
}
