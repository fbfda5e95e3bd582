package arena.report.chart;

import arena.report.ContestAccount;
import arena.report.TeamAccount;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries;

/** A chart of each team's thinking time for a move: the mean and the slowest one. */
final class TimeChart {

    static final String TITLE = "Time used per move";

    /** The smallest value on the logarithmic axis. */
    private static final double LEAST_MILLIS = 0.1;

    private TimeChart() {}

    static CategoryChart of(ContestAccount account) {
        List<TeamAccount> teams =
                account.teams().stream().filter(team -> team.moves() > 0).toList();
        CategoryChart chart = new CategoryChartBuilder()
                .width(ChartStyle.width(teams.size()))
                .height(ChartStyle.height())
                .title(TITLE)
                .xAxisTitle("team")
                .yAxisTitle("milliseconds (logarithmic scale)")
                .build();
        ChartStyle.applyToTeams(chart);
        chart.getStyler().setDefaultSeriesRenderStyle(CategorySeries.CategorySeriesRenderStyle.Scatter);
        chart.getStyler().setYAxisLogarithmic(true);
        chart.getStyler().setYAxisDecimalPattern("#,##0.#");
        chart.getStyler().setOverlapped(true);
        List<String> names = AxisNames.of(
                account, teams.stream().map(TeamAccount::contestant).toList());
        draw(chart, "slowest move", names, teams, TeamAccount::slowestMillis, 1);
        draw(chart, "mean of all moves", names, teams, TeamAccount::meanMillis, 0);
        return chart;
    }

    private static void draw(
            CategoryChart chart,
            String name,
            List<String> names,
            List<TeamAccount> teams,
            ToDoubleFunction<TeamAccount> millis,
            int colour) {
        CategorySeries series = chart.addSeries(
                name,
                names,
                teams.stream()
                        .map(team -> Math.max(LEAST_MILLIS, millis.applyAsDouble(team)))
                        .toList());
        series.setMarker(ChartStyle.MARKERS.get(colour));
        series.setMarkerColor(ChartStyle.COLOURS.get(colour));
    }
}
