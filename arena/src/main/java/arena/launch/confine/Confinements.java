package arena.launch.confine;

import arena.launch.machine.SystemTools;
import arena.launch.program.LaunchException;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Chooses the closest confinement that works on this machine, by trying it. */
public final class Confinements {

    private final LaunchTerms terms;

    public Confinements(LaunchTerms terms) {
        this.terms = terms;
    }

    /**
     * A confinement that works.
     *
     * @param faults why no closer one was taken, the closest first
     */
    public record Choice(Confinement confinement, List<String> faults) {
        public Choice {
            faults = List.copyOf(faults);
        }

        /** Returns one sentence or two for the host. */
        public String words() {
            return confinement.words()
                    + (faults.isEmpty() ? "" : " Nothing closer works here (" + String.join("; ", faults) + ").");
        }
    }

    /** Returns the one that the terms ask for. */
    public Choice choose() {
        return firstThatWorks(terms.confine(), candidates());
    }

    /** Returns the first one that works; the others' faults are in its words. */
    static Choice firstThatWorks(ConfinementLevel asked, List<Confinement> candidates) {
        List<String> faults = new ArrayList<>();
        for (Confinement candidate : candidates) {
            Optional<String> fault = candidate.fault();
            if (fault.isEmpty()) {
                return new Choice(candidate, faults);
            }
            faults.add(candidate.level().word() + ": " + fault.get());
        }
        throw new LaunchException("Bots cannot be confined by \"" + asked.word() + "\" on this machine ("
                + String.join("; ", faults) + "); set confine = auto, or install what is missing.");
    }

    private List<Confinement> candidates() {
        List<Confinement> all = new ArrayList<>();
        if (!SystemTools.WINDOWS) {
            all.add(new Bubblewrap(terms));
            all.addAll(ProcessSpace.all(terms));
            all.add(new GroupShell(terms));
        }
        all.add(new Unconfined());
        ConfinementLevel asked = terms.confine();
        List<Confinement> candidates = all.stream()
                .filter(one -> asked == ConfinementLevel.AUTO || one.level() == asked)
                .toList();
        if (candidates.isEmpty()) {
            throw new LaunchException("Bots cannot be confined by \"" + asked.word()
                    + "\" on Windows; set confine = auto, or confine = none.");
        }
        return candidates;
    }
}
