package arena.report.chart;

import arena.tournament.rating.Rating;
import java.util.List;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries;

/** A chart of ratings with confidence intervals. */
public final class RatingChart {

    private static final String TITLE = "Ratings with 95 % confidence intervals";
    private static final int MARGIN = 50;

    private RatingChart() {}

    /**
     * Draws the ratings of bots, from left to right.
     *
     * @param names all different
     * @param ratings one for each name
     * @throws ChartException with a sentence for people if this machine cannot draw
     */
    public static Plot ofBots(List<String> names, List<Rating> ratings) {
        try {
            return new Plot(
                    "ratings",
                    "How strong each bot is, and how sure that is.",
                    of(names, ratings, "bot", "rating in Elo points (mean of all bots: 1500)"));
        } catch (LinkageError | InternalError lacking) {
            throw new ChartException(lacking);
        }
    }

    static CategoryChart of(List<String> names, List<Rating> ratings, String horizontal, String vertical) {
        CategoryChart chart = new CategoryChartBuilder()
                .width(ChartStyle.width(ratings.size()))
                .height(ChartStyle.height())
                .title(TITLE)
                .xAxisTitle(horizontal)
                .yAxisTitle(vertical)
                .build();
        ChartStyle.applyToTeams(chart);
        chart.getStyler().setDefaultSeriesRenderStyle(CategorySeries.CategorySeriesRenderStyle.Scatter);
        chart.getStyler().setLegendVisible(false);
        chart.getStyler().setYAxisDecimalPattern("0");
        chart.getStyler()
                .setYAxisMin(ratings.stream()
                                .mapToDouble(rating -> rating.interval().low())
                                .min()
                                .orElse(0)
                        - MARGIN);
        chart.getStyler()
                .setYAxisMax(ratings.stream()
                                .mapToDouble(rating -> rating.interval().high())
                                .max()
                                .orElse(0)
                        + MARGIN);
        chart.getStyler().setErrorBarsColorSeriesColor(true);
        chart.addSeries(
                        "rating",
                        names,
                        ratings.stream().map(Rating::value).toList(),
                        ratings.stream().map(Rating::error).toList())
                .setMarker(ChartStyle.MARKERS.get(0));
        return chart;
    }
}
