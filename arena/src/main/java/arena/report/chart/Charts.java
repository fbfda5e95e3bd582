package arena.report.chart;

import arena.report.ContestAccount;
import java.util.ArrayList;
import java.util.List;

/** The charts of a contest. */
public final class Charts {

    static {
        // Charts need no screen, and there may be none.
        if (System.getProperty("java.awt.headless") == null) {
            System.setProperty("java.awt.headless", "true");
        }
    }

    private Charts() {}

    /**
     * Draws all charts that have data; none before the first game has a result.
     *
     * @throws ChartException with a sentence for people if this machine cannot draw
     */
    public static List<Plot> of(ContestAccount account) {
        List<Plot> plots = new ArrayList<>();
        try {
            if (!account.ratings().isEmpty()) {
                plots.add(
                        new Plot("ratings", "How strong each team is, and how sure that is.", RatingChart.of(account)));
                plots.add(new Plot(
                        "score", "What the best teams had earned after each game.", ProgressChart.of(account)));
            }
            if (account.teams().stream().anyMatch(team -> team.moves() > 0)) {
                plots.add(new Plot("time", "The mean and the slowest move of each team.", TimeChart.of(account)));
            }
            if (account.teams().stream().anyMatch(team -> team.lost() > 0)) {
                plots.add(new Plot("losses", "Why each team lost, and how often.", LossChart.of(account)));
            }
        } catch (LinkageError | InternalError lacking) {
            throw new ChartException(lacking);
        }
        return plots;
    }
}
