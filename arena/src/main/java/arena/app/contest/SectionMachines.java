package arena.app.contest;

import arena.app.MachineClass;
import arena.contest.ContestState;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.tournament.format.Fixture;
import arena.worker.RemoteGame;
import arena.worker.WorkerStatus;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The classes of machines on which the sections of a contest are played, where all games of a section must have
 * machines of equal speed. The first game of a section decides. Thread-safe.
 */
final class SectionMachines {

    private final SortedMap<String, String> classes = new TreeMap<>();

    /** Creates the classes of a contest from the games that were played. */
    SectionMachines(ContestState situation) {
        SortedMap<String, Fixture> fixtures = situation.fixtures();
        for (AttemptRow row : situation.attempts()) {
            Optional.ofNullable(fixtures.get(row.attempt().fixture()))
                    .ifPresent(fixture -> row.ended()
                            .flatMap(AttemptResult::machine)
                            .ifPresent(machine -> classes.putIfAbsent(fixture.section(), machine)));
        }
    }

    /** Returns the class of a section; empty before its first game. */
    synchronized Optional<String> of(String section) {
        return Optional.ofNullable(classes.get(section));
    }

    /**
     * Returns the class of a section; if it has none yet, that of the workers which can play a game of it and have the
     * most slots for each section of their class. Empty if no worker can.
     */
    synchronized Optional<String> choose(String section, RemoteGame game, List<WorkerStatus> workers) {
        if (!classes.containsKey(section)) {
            SortedMap<String, Integer> slots = new TreeMap<>();
            workers.stream()
                    .filter(worker -> worker.canPlay(game))
                    .forEach(worker -> worker.report()
                            .ifPresent(told -> slots.merge(told.machine().kind(), worker.slots(), Integer::sum)));
            slots.keySet().stream()
                    .min(Comparator.comparingDouble(
                            machine -> (sections(machine) + 1.0) / slots.getOrDefault(machine, 1)))
                    .ifPresent(machine -> classes.put(section, machine));
        }
        return of(section);
    }

    /** Returns whether this machine may play a game of a section, and then the section is played on its class. */
    synchronized boolean admitsThis(String section) {
        return classes.computeIfAbsent(section, first -> MachineClass.text()).equals(MachineClass.text());
    }

    private long sections(String machine) {
        return classes.values().stream().filter(machine::equals).count();
    }
}
