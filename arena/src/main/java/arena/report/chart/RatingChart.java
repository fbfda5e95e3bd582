package arena.report.chart;

import arena.report.ContestAccount;
import arena.tournament.rating.Rating;
import java.util.List;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries;

/** A chart of the ratings with confidence intervals, the strongest team first. */
final class RatingChart {

    static final String TITLE = "Ratings with 95 % confidence intervals";

    private static final int MARGIN = 50;

    private RatingChart() {}

    static CategoryChart of(ContestAccount account) {
        List<Rating> ratings = account.ratings();
        CategoryChart chart = new CategoryChartBuilder()
                .width(ChartStyle.width(ratings.size()))
                .height(ChartStyle.height())
                .title(TITLE)
                .xAxisTitle("team, the strongest first")
                .yAxisTitle("rating in Elo points (mean of all teams: 1500)")
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
                        AxisNames.of(
                                account,
                                ratings.stream().map(Rating::contestant).toList()),
                        ratings.stream().map(Rating::value).toList(),
                        ratings.stream()
                                .map(rating -> (rating.interval().high()
                                                - rating.interval().low())
                                        / 2)
                                .toList())
                .setMarker(ChartStyle.MARKERS.get(0));
        return chart;
    }
}
