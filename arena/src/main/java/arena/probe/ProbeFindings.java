package arena.probe;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** The planted faults and the findings of one match. */
final class ProbeFindings {

    private final Consumer<PlantedFault> progress;
    private final Set<PlantedFault> planted = EnumSet.noneOf(PlantedFault.class);
    private final Set<PlantedFault> skipped = EnumSet.noneOf(PlantedFault.class);
    private final List<Finding> findings = new ArrayList<>();

    /**
     * Creates empty findings.
     *
     * @param progress receives each fault when it is planted
     */
    ProbeFindings(Consumer<PlantedFault> progress) {
        this.progress = progress;
    }

    /** Records that a fault is planted. */
    void plant(PlantedFault fault) {
        if (planted.add(fault)) {
            progress.accept(fault);
        }
    }

    /** Withdraws a fault whose effect could not be observed. */
    void withdraw(PlantedFault fault) {
        planted.remove(fault);
    }

    /** Records that a fault cannot be planted for this bot and is skipped. */
    void skip(PlantedFault fault) {
        skipped.add(fault);
    }

    /** Adds a finding; only the first finding of a fault counts. */
    void report(PlantedFault fault, int turn, String did) {
        if (!hasFound(fault)) {
            findings.add(new Finding(fault, turn, did));
        }
    }

    boolean hasFound(PlantedFault fault) {
        return findings.stream().anyMatch(finding -> finding.fault() == fault);
    }

    /** Returns whether there are no findings. */
    boolean isClean() {
        return findings.isEmpty();
    }

    List<Finding> findings() {
        return List.copyOf(findings);
    }

    Set<PlantedFault> planted() {
        return Set.copyOf(planted);
    }

    /** Returns the faults that need no further match: those that were planted or skipped. */
    Set<PlantedFault> done() {
        Set<PlantedFault> done = EnumSet.copyOf(skipped);
        done.addAll(planted);
        return done;
    }
}
