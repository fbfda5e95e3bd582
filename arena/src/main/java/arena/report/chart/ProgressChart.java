package arena.report.chart;

import arena.report.ContestAccount;
import arena.report.TeamAccount;
import java.awt.BasicStroke;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** A chart of each team's points after each of its games: the best in colours, all others in grey behind them. */
final class ProgressChart {

    static final String TITLE = "Score over rounds";

    private static final int MOST_COLOURED = ChartStyle.COLOURS.size();
    private static final float THIN = 1;
    private static final float THICK = 2.5f;

    private ProgressChart() {}

    static XYChart of(ContestAccount account) {
        XYChart chart = new XYChartBuilder()
                .width(ChartStyle.width(0))
                .height(ChartStyle.height())
                .title(TITLE)
                .xAxisTitle("games of the team so far")
                .yAxisTitle("points of the contest, added up")
                .build();
        ChartStyle.apply(chart);
        chart.getStyler().setLegendPosition(Styler.LegendPosition.OutsideE);
        chart.getStyler().setLegendLayout(Styler.LegendLayout.Vertical);
        chart.getStyler().setXAxisDecimalPattern("0");
        chart.getStyler().setYAxisDecimalPattern("0.##");
        List<TeamAccount> best = best(account);
        // The last series is drawn on top.
        for (TeamAccount team : account.teams()) {
            if (!best.contains(team) && !team.points().isEmpty()) {
                draw(chart, "others " + team.contestant(), team).setShowInLegend(false);
            }
        }
        for (int rank = best.size() - 1; rank >= 0; rank--) {
            paint(draw(chart, name(account, best.get(rank)), best.get(rank)), rank);
        }
        return chart;
    }

    private static List<TeamAccount> best(ContestAccount account) {
        List<Integer> placed = account.situation().progress().placing().stream()
                .flatMap(List::stream)
                .toList();
        List<TeamAccount> byScore = new ArrayList<>(account.teams());
        byScore.removeIf(team -> team.points().isEmpty());
        byScore.sort(Comparator.<TeamAccount>comparingInt(team -> rank(placed, team))
                .thenComparing(Comparator.comparingDouble(ProgressChart::last).reversed()));
        return byScore.subList(0, Math.min(MOST_COLOURED, byScore.size()));
    }

    private static int rank(List<Integer> placed, TeamAccount team) {
        int rank = placed.indexOf(team.contestant());
        return rank < 0 ? placed.size() : rank;
    }

    private static double last(TeamAccount team) {
        return team.points().get(team.points().size() - 1);
    }

    /** Returns a name with a number, since the chart needs different names. */
    private static String name(ContestAccount account, TeamAccount team) {
        return ChartStyle.label(account.title(team.contestant())) + " (" + (team.contestant() + 1) + ")";
    }

    private static XYSeries draw(XYChart chart, String name, TeamAccount team) {
        List<Double> points = new ArrayList<>(List.of(0.0));
        points.addAll(team.points());
        List<Integer> games = IntStream.range(0, points.size()).boxed().toList();
        XYSeries series = chart.addSeries(name, games, points);
        series.setLineColor(ChartStyle.BACKGROUND_LINE);
        series.setLineStyle(new BasicStroke(THIN));
        series.setMarker(SeriesMarkers.NONE);
        return series;
    }

    private static void paint(XYSeries series, int rank) {
        series.setLineColor(ChartStyle.COLOURS.get(rank));
        series.setMarkerColor(ChartStyle.COLOURS.get(rank));
        series.setLineStyle(new BasicStroke(THICK));
        series.setMarker(ChartStyle.MARKERS.get(rank));
    }
}
