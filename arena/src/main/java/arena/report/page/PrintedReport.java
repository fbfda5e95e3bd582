package arena.report.page;

import arena.record.Printable;
import arena.report.ContestAccount;
import arena.report.chart.ChartException;
import arena.report.chart.Charts;
import arena.report.chart.Plot;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** A report of a contest for printing: one page of HTML with everything, charts included. */
public final class PrintedReport {

    private static final String STYLE_SHEET = "style.css";

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
        Html head = Html.tag(
                "head",
                Html.tag("meta").with("charset", "utf-8"),
                Html.tag("meta").with("name", "viewport").with("content", "width=device-width, initial-scale=1"),
                Html.tag("meta").with("name", "color-scheme").with("content", "light dark"),
                Html.tag("title", Printable.of(account.contest().name())),
                Html.tag("style", styleSheet()));
        Html main = Html.tag("main", ReportTables.of(account, charts));
        return Html.tag("html", head, Html.tag("body", main)).with("lang", "en").page();
    }

    /** Returns the style sheet of the tables. */
    public static String styleSheet() {
        return resource(STYLE_SHEET);
    }

    static String resource(String name) {
        try (InputStream source = PrintedReport.class.getResourceAsStream(name)) {
            if (source == null) {
                throw new IllegalStateException("the arena was built without " + name);
            }
            return new String(source.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException("the arena cannot be read", failure);
        }
    }

    private static Html charts(ContestAccount account) {
        try {
            return Html.all(
                    Charts.of(account).stream().map(PrintedReport::figure).toList());
        } catch (ChartException unable) {
            return Html.tag("p", String.valueOf(unable.getMessage()));
        }
    }

    /** Returns a chart with its caption. */
    private static Html figure(Plot plot) {
        return Html.tag(
                "figure",
                Html.tag("img")
                        .with(
                                "src",
                                "data:image/png;base64," + Base64.getEncoder().encodeToString(plot.png()))
                        .with("alt", plot.title() + ": " + plot.words())
                        .with("width", String.valueOf(plot.width()))
                        .with("height", String.valueOf(plot.height())),
                Html.tag("figcaption", plot.words()));
    }
}
