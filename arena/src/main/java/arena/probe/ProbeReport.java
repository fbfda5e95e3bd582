package arena.probe;

import arena.match.MessageForm;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The report of a probe.
 *
 * @param planted the number of planted faults
 * @param complete whether all possible faults were planted
 * @param findings the findings in order, a few lines for each, ready to be printed
 * @param warnings the findings that have no effect on the disk of the bot's folder, but would on a network share
 */
public record ProbeReport(int planted, boolean complete, List<List<String>> findings, List<List<String>> warnings) {

    public ProbeReport {
        findings = findings.stream().map(List::copyOf).toList();
        warnings = warnings.stream().map(List::copyOf).toList();
    }

    /**
     * Returns the report of some findings; those with the same remedy are combined.
     *
     * @param share whether the bot's folder is on a network share
     * @param form the form of the bot's messages
     */
    static ProbeReport of(int planted, boolean complete, List<Finding> findings, boolean share, MessageForm form) {
        return new ProbeReport(
                planted,
                complete,
                grouped(findings, remedy -> share || !remedy.isOfShares(), form),
                grouped(findings, remedy -> !share && remedy.isOfShares(), form));
    }

    private static List<List<String>> grouped(List<Finding> findings, Predicate<Remedy> which, MessageForm form) {
        Map<Remedy, List<String>> lines = new EnumMap<>(Remedy.class);
        for (Finding finding : findings) {
            Remedy remedy = finding.fault().remedy();
            if (which.test(remedy)) {
                lines.computeIfAbsent(remedy, first -> new ArrayList<>()).add(finding.words(form));
            }
        }
        lines.forEach((remedy, group) -> {
            group.add("  What the document says: " + remedy.law(form));
            group.add("  What to change: " + remedy.advice(form));
        });
        return List.copyOf(lines.values());
    }

    /** Returns whether there are no findings for the disk of the bot's folder. */
    public boolean isHealthy() {
        return findings.isEmpty();
    }

    /** Returns the summary in one line. */
    public String summary() {
        return planted + " faults planted, "
                + (findings.isEmpty()
                        ? "no problem"
                        : findings.size() + (findings.size() == 1 ? " problem" : " problems"))
                + " found"
                + (warnings.isEmpty() ? "." : ", and " + warnings.size() + " for network shares only.")
                + (complete ? "" : " The probe was stopped because it took too long.");
    }
}
