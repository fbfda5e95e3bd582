package arena.report.chart;

import arena.report.ContestAccount;
import java.util.ArrayList;
import java.util.List;

/** The names of teams on an axis. */
final class AxisNames {

    private AxisNames() {}

    /** Returns a different name for each team, even if two of them are cut to the same letters. */
    static List<String> of(ContestAccount account, List<Integer> contestants) {
        List<String> labels = new ArrayList<>();
        for (int contestant : contestants) {
            String label = ChartStyle.label(account.title(contestant));
            labels.add(labels.contains(label) ? label + " " + (contestant + 1) : label);
        }
        return labels;
    }
}
