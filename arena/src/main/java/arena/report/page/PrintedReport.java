package arena.report.page;

import arena.report.ContestAccount;
import arena.report.chart.ChartException;
import arena.report.chart.Charts;
import arena.report.chart.Plot;
import java.util.Base64;

/** A report of a contest for printing: one page of HTML with everything, charts included. */
public final class PrintedReport {

    private PrintedReport() {}

    /** Returns the page. */
    public static String of(ContestAccount account) {
        return page(account, charts(account));
    }

    /** Returns the page without its charts, which differ between machines. */
    static String withoutCharts(ContestAccount account) {
        return page(account, Html.nothing());
    }

    private static String page(ContestAccount account, Html charts) {
        PageLinks links = PageLinks.toNothing();
        return Page.alone(
                account,
                account.contest().name(),
                StyleSheet.text(),
                ProgressFragment.of(account),
                Site.titled("Final placing", PodiumFragment.of(account, links)),
                Site.titled("Bracket", BracketFragment.of(account, links)),
                Site.titled("Tables", TablesFragment.of(account, links)),
                Site.titled("Ratings", RatingsFragment.of(account, links)),
                charts,
                Site.titled("Games", GamesFragment.of(account, "All games", account.games(), links)),
                Site.titled("Teams", TeamsFragment.of(account, links)),
                Site.titled("Faults and decisions", AuditFragment.of(account, links)),
                Site.titled("Fairness", FairnessFragment.of(account, links)));
    }

    private static Html charts(ContestAccount account) {
        try {
            return ChartsFragment.of(Charts.of(account), PrintedReport::embedded);
        } catch (ChartException unable) {
            return Html.tag("p", String.valueOf(unable.getMessage()));
        }
    }

    private static String embedded(Plot plot) {
        return "data:image/png;base64," + Base64.getEncoder().encodeToString(plot.png());
    }
}
