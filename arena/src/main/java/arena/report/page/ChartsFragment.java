package arena.report.page;

import arena.report.chart.Plot;
import java.util.List;
import java.util.function.Function;

/** The fragment with charts and a caption below each. */
final class ChartsFragment {

    private ChartsFragment() {}

    /** Returns the charts; the function gives the address of each. */
    static Html of(List<Plot> plots, Function<Plot, String> address) {
        return Html.all(plots.stream()
                .map(plot -> Html.tag(
                        "figure",
                        Html.tag("img")
                                .with("src", address.apply(plot))
                                .with("alt", plot.title() + ": " + plot.words())
                                .with("width", String.valueOf(plot.width()))
                                .with("height", String.valueOf(plot.height())),
                        Html.tag("figcaption", plot.words())))
                .toList());
    }
}
