package arena.probe;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** What was planted in one match, and what was found. */
final class ProbeFindings {

    private final Consumer<PlantedFault> progress;
    private final Set<PlantedFault> planted = EnumSet.noneOf(PlantedFault.class);
    private final Set<PlantedFault> skipped = EnumSet.noneOf(PlantedFault.class);
    private final List<Finding> findings = new ArrayList<>();

    /**
     * Begins an empty findings.
     *
     * @param progress is told each fault when it is planted
     */
    ProbeFindings(Consumer<PlantedFault> progress) {
        this.progress = progress;
    }

    /** Writes down that a fault is there. */
    void plant(PlantedFault fault) {
        if (planted.add(fault)) {
            progress.accept(fault);
        }
    }

    /** Takes a fault back whose effect could not be seen. */
    void withdraw(PlantedFault fault) {
        planted.remove(fault);
    }

    /** Writes down that a fault cannot be planted in this bot, and need not be. */
    void skip(PlantedFault fault) {
        skipped.add(fault);
    }

    /** Writes down what a bot did; only the first finding of a fault counts. */
    void report(PlantedFault fault, int turn, String did) {
        if (!hasFound(fault)) {
            findings.add(new Finding(fault, turn, did));
        }
    }

    boolean hasFound(PlantedFault fault) {
        return findings.stream().anyMatch(finding -> finding.fault() == fault);
    }

    /** Returns whether nothing has been found. */
    boolean isClean() {
        return findings.isEmpty();
    }

    List<Finding> findings() {
        return List.copyOf(findings);
    }

    Set<PlantedFault> planted() {
        return Set.copyOf(planted);
    }

    /** Returns what needs no other match: what was planted, and what cannot be. */
    Set<PlantedFault> done() {
        Set<PlantedFault> done = EnumSet.copyOf(skipped);
        done.addAll(planted);
        return done;
    }
}
