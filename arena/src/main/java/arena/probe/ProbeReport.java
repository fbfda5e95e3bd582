package arena.probe;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What a probe has found.
 *
 * @param planted how many faults were planted
 * @param complete whether all were planted that can be
 * @param findings a few lines each, ready to be printed, in the order in which they were found
 * @param warnings the same of what cannot happen where the bot's folder lies, but would on a network share
 */
public record ProbeReport(int planted, boolean complete, List<List<String>> findings, List<List<String>> warnings) {

    public ProbeReport {
        findings = findings.stream().map(List::copyOf).toList();
        warnings = warnings.stream().map(List::copyOf).toList();
    }

    /**
     * Returns the report of some findings; those with one remedy are one finding.
     *
     * @param share whether the bot's folder lies on a network share
     */
    static ProbeReport of(int planted, boolean complete, List<Finding> findings, boolean share) {
        return new ProbeReport(
                planted,
                complete,
                grouped(findings, remedy -> share || !remedy.isOfShares()),
                grouped(findings, remedy -> !share && remedy.isOfShares()));
    }

    private static List<List<String>> grouped(List<Finding> findings, Predicate<Remedy> which) {
        Map<Remedy, List<String>> told = new EnumMap<>(Remedy.class);
        for (Finding finding : findings) {
            Remedy remedy = finding.fault().remedy();
            if (which.test(remedy)) {
                told.computeIfAbsent(remedy, first -> new ArrayList<>()).add(finding.words());
            }
        }
        told.forEach((remedy, lines) -> {
            lines.add("  What the document says: " + remedy.law());
            lines.add("  What to change: " + remedy.advice());
        });
        return List.copyOf(told.values());
    }

    /** Returns whether nothing was found that can happen where the bot's folder lies. */
    public boolean isHealthy() {
        return findings.isEmpty();
    }

    /** Returns the summary in one line. */
    public String summary() {
        return planted + " troubles planted, " + (findings.isEmpty() ? "none" : findings.size()) + " found"
                + (warnings.isEmpty() ? "." : ", and " + warnings.size() + " for network shares only.")
                + (complete ? "" : " The examination was broken off because it took too long.");
    }
}
