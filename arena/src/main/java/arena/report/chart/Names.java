package arena.report.chart;

import arena.report.Account;
import java.util.ArrayList;
import java.util.List;

/** Names of teams on an axis. */
final class Names {

    private Names() {}

    /** Returns a different name for each team, also where two of them are cut to the same letters. */
    static List<String> of(Account account, List<Integer> contestants) {
        List<String> labels = new ArrayList<>();
        for (int contestant : contestants) {
            String label = Look.label(account.title(contestant));
            labels.add(labels.contains(label) ? label + " " + (contestant + 1) : label);
        }
        return labels;
    }
}
