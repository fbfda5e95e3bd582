package arena.doctor;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What an examination has found.
 *
 * @param planted how many troubles were planted
 * @param complete whether all were planted that can be
 * @param illnesses a few lines each, ready to be printed, in the order in which they were found
 */
public record Diagnosis(int planted, boolean complete, List<List<String>> illnesses) {

    public Diagnosis {
        illnesses = illnesses.stream().map(List::copyOf).toList();
    }

    /** Returns the diagnosis of some findings; those with one remedy are one illness. */
    static Diagnosis of(int planted, boolean complete, List<Finding> findings) {
        Map<Remedy, List<String>> illnesses = new EnumMap<>(Remedy.class);
        for (Finding finding : findings) {
            illnesses
                    .computeIfAbsent(finding.trouble().remedy(), remedy -> new ArrayList<>())
                    .add(finding.words());
        }
        illnesses.forEach((remedy, lines) -> {
            lines.add("  What the document says: " + remedy.law());
            lines.add("  What to change: " + remedy.advice());
        });
        return new Diagnosis(planted, complete, List.copyOf(illnesses.values()));
    }

    /** Returns whether nothing was found. */
    public boolean isHealthy() {
        return illnesses.isEmpty();
    }

    /** Returns the summary in one line. */
    public String summary() {
        return planted + " troubles planted, " + (illnesses.isEmpty() ? "none" : illnesses.size()) + " found."
                + (complete ? "" : " The examination was broken off because it took too long.");
    }
}
