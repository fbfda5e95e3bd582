package arena.app.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.MachineClass;
import arena.report.Specimen;
import arena.worker.RemoteGame;
import arena.worker.WorkerNeeds;
import arena.worker.WorkerOrder;
import arena.worker.WorkerReport;
import arena.worker.WorkerStatus;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A test of the classes of machines on which the sections of a contest are played. */
class SectionMachinesTest {

    private static final RemoteGame GAME = new RemoteGame(
            "1A.1-2.1",
            Optional.empty(),
            1,
            "acquire",
            "1.0.0",
            7,
            new TreeMap<>(),
            Optional.empty(),
            Optional.empty(),
            List.of(RemoteGame.RemoteBot.ofLevel("A", "A", 1), RemoteGame.RemoteBot.ofLevel("B", "B", 1)));

    private static final SortedSet<String> GAME_NEEDS = new TreeSet<>(Set.of(WorkerNeeds.ofGame("acquire", "1.0.0")));

    private static WorkerStatus worker(String name, String machine, int slots) {
        WorkerReport report = new WorkerReport(
                "1.0.0", new WorkerReport.Machine(machine, 400), slots, "", GAME_NEEDS, List.of(), 0, 0, 0, "");
        return new WorkerStatus(name, WorkerOrder.WORK, Optional.of(Duration.ZERO), Optional.of(report));
    }

    private static SectionMachines fresh() {
        return new SectionMachines(new Specimen("groups", 8, 2).situation());
    }

    @Test
    void sectionsAreSharedOutByTheSlotsOfEachClass() {
        List<WorkerStatus> workers =
                List.of(worker("one", "fast", 2), worker("two", "slow", 1), worker("three", "fast", 2));
        SectionMachines machines = fresh();

        assertThat(machines.choose("1A", GAME, workers)).contains("fast");
        assertThat(machines.choose("1B", GAME, workers)).contains("fast");
        assertThat(machines.choose("1C", GAME, workers)).contains("fast");
        assertThat(machines.choose("1D", GAME, workers))
                .as("4 slots have 3 sections")
                .contains("fast");
        assertThat(machines.choose("1E", GAME, workers)).contains("slow");
        assertThat(machines.choose("1A", GAME, List.of())).as("a choice stays").contains("fast");
    }

    @Test
    void aSectionHasNoClassWhileNoWorkerCanPlay() {
        SectionMachines machines = fresh();
        assertThat(machines.choose("1A", GAME, List.of(worker("one", "fast", 0))))
                .isEmpty();
        assertThat(machines.admitsThis("1A")).isTrue();
        assertThat(machines.of("1A")).contains(MachineClass.text());
    }

    @Test
    void aGameOnAnotherMachineDoesNotDecideForItsSection() {
        Specimen contest = new Specimen("groups", 8, 2);
        contest.on("desk").play(2);
        SectionMachines machines =
                new SectionMachines(contest.on("fast").play(10).situation());
        assertThat(machines.of("1A")).contains("fast");
    }

    @Test
    void anotherArenaGoesOnWithTheClassesOfTheGamesThatWerePlayed() {
        Specimen contest = new Specimen("groups", 8, 2).on("slow").play(12);
        SectionMachines machines = new SectionMachines(contest.situation());
        List<WorkerStatus> workers = List.of(worker("one", "fast", 8));

        assertThat(machines.choose("1A", GAME, workers)).contains("slow");
        assertThat(machines.admitsThis("1A")).isFalse();
    }
}
