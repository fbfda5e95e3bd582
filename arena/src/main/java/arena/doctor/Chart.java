package arena.doctor;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** What was planted in one visit, and what was found. */
final class Chart {

    private final Consumer<Trouble> progress;
    private final Set<Trouble> planted = EnumSet.noneOf(Trouble.class);
    private final Set<Trouble> passedOver = EnumSet.noneOf(Trouble.class);
    private final List<Finding> findings = new ArrayList<>();

    /**
     * Begins an empty chart.
     *
     * @param progress is told each trouble when it is planted
     */
    Chart(Consumer<Trouble> progress) {
        this.progress = progress;
    }

    /** Writes down that a trouble is there. */
    void plant(Trouble trouble) {
        if (planted.add(trouble)) {
            progress.accept(trouble);
        }
    }

    /** Takes a trouble back whose effect could not be seen. */
    void withdraw(Trouble trouble) {
        planted.remove(trouble);
    }

    /** Writes down that a trouble cannot be planted in this bot, and need not be. */
    void passOver(Trouble trouble) {
        passedOver.add(trouble);
    }

    /** Writes down what a bot did; only the first finding of a trouble counts. */
    void complain(Trouble trouble, int turn, String did) {
        if (!hasFound(trouble)) {
            findings.add(new Finding(trouble, turn, did));
        }
    }

    boolean hasFound(Trouble trouble) {
        return findings.stream().anyMatch(finding -> finding.trouble() == trouble);
    }

    /** Returns whether nothing has been found. */
    boolean isClean() {
        return findings.isEmpty();
    }

    List<Finding> findings() {
        return List.copyOf(findings);
    }

    Set<Trouble> planted() {
        return Set.copyOf(planted);
    }

    /** Returns what needs no other visit: what was planted, and what cannot be. */
    Set<Trouble> done() {
        Set<Trouble> done = EnumSet.copyOf(passedOver);
        done.addAll(planted);
        return done;
    }
}
