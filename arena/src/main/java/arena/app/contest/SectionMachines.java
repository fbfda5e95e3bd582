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
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The classes of machines on which the sections of a contest are played, where all games of a section must have
 * machines of equal speed. The first game of a section decides. Thread-safe.
 */
final class SectionMachines {

    private final SortedMap<String, String> classes = new TreeMap<>();

    /**
     * Creates the classes of a contest from the games that were played: of each section that of the most games, since a
     * game with a bot that no worker can start may have had another machine.
     */
    SectionMachines(ContestState situation) {
        SortedMap<String, Fixture> fixtures = situation.fixtures();
        SortedMap<String, SortedMap<String, Integer>> games = new TreeMap<>();
        for (AttemptRow row : situation.attempts()) {
            Optional.ofNullable(fixtures.get(row.attempt().fixture()))
                    .ifPresent(fixture -> row.ended()
                            .flatMap(AttemptResult::machine)
                            .ifPresent(machine -> games.computeIfAbsent(fixture.section(), none -> new TreeMap<>())
                                    .merge(machine, 1, Integer::sum)));
        }
        games.forEach((section, counts) -> counts.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .ifPresent(most -> classes.put(section, most.getKey())));
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
