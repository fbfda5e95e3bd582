package arena.report.page;

import arena.report.Account;
import arena.report.chart.ChartException;
import arena.report.chart.Charts;
import arena.report.chart.Plot;
import java.util.Base64;

/** A contest as one page of HTML that holds everything, pictures too, and prints well. */
public final class PrintedReport {

    private PrintedReport() {}

    /** Returns the page. */
    public static String of(Account account) {
        return page(account, charts(account));
    }

    /** Returns the page without its pictures, which differ from machine to machine. */
    static String withoutCharts(Account account) {
        return page(account, Html.nothing());
    }

    private static String page(Account account, Html charts) {
        PageLinks links = PageLinks.toNothing();
        return Page.alone(
                account,
                account.contest().name(),
                StyleSheet.text(),
                ProgressPart.of(account),
                Site.titled("Final placing", PodiumPart.of(account, links)),
                Site.titled("Bracket", BracketPart.of(account, links)),
                Site.titled("Tables", TablesPart.of(account, links)),
                Site.titled("Ratings", RatingsPart.of(account, links)),
                charts,
                Site.titled("Games", GamesPart.of(account, "All games", account.games(), links)),
                Site.titled("Teams", TeamsPart.of(account, links)),
                Site.titled("Faults and decisions", AuditPart.of(account, links)),
                Site.titled("Fairness", FairnessPart.of(account, links)));
    }

    private static Html charts(Account account) {
        try {
            return ChartsPart.of(Charts.of(account), PrintedReport::embedded);
        } catch (ChartException unable) {
            return Html.tag("p", String.valueOf(unable.getMessage()));
        }
    }

    private static String embedded(Plot plot) {
        return "data:image/png;base64," + Base64.getEncoder().encodeToString(plot.png());
    }
}
