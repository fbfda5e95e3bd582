package arena.report.chart;

import arena.record.Printable;
import arena.report.ContestAccount;
import arena.report.TeamAccount;
import arena.tournament.rating.Rating;
import java.awt.BasicStroke;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** The charts of a contest. */
public final class Charts {

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
                plots.add(new Plot(
                        "ratings",
                        "How strong each team is, and how sure that is.",
                        RatingChart.of(
                                names(
                                        account,
                                        account.ratings().stream()
                                                .map(Rating::contestant)
                                                .toList()),
                                account.ratings(),
                                "team, the strongest first",
                                "rating in Elo points (mean of all teams: 1500)")));
                plots.add(new Plot(
                        "score", "What the best teams had earned after each game.", ProgressChart.of(account)));
            }
            if (account.teams().stream().anyMatch(team -> team.tally().moves() > 0)) {
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

    /** Returns a different name for each team, even if two of them are cut to the same letters. */
    private static List<String> names(ContestAccount account, List<Integer> contestants) {
        List<String> labels = new ArrayList<>();
        for (int contestant : contestants) {
            String label = ChartStyle.label(account.title(contestant));
            labels.add(labels.contains(label) ? label + " " + (contestant + 1) : label);
        }
        return labels;
    }

    /** A chart of the causes of each team's losses, as stacked bars. */
    private static final class LossChart {

        static final String TITLE = "Causes of losses";

        private static final int MOST_CAUSES = ChartStyle.COLOURS.size() - 1;
        private static final int LONGEST_CAUSE = 48;
        private static final String OTHER = "something else";

        private LossChart() {}

        static CategoryChart of(ContestAccount account) {
            List<TeamAccount> teams = account.teams().stream()
                    .filter(team -> team.lost() > 0)
                    .sorted(Comparator.comparingInt(TeamAccount::lost).reversed())
                    .toList();
            CategoryChart chart = new CategoryChartBuilder()
                    .width(ChartStyle.width(teams.size()))
                    .height(ChartStyle.height())
                    .title(TITLE)
                    .xAxisTitle("team, the one with the most losses first")
                    .yAxisTitle("lost games")
                    .build();
            ChartStyle.applyToTeams(chart);
            chart.getStyler().setStacked(true);
            chart.getStyler().setYAxisDecimalPattern("0");
            chart.getStyler().setYAxisMin(0.0);
            List<String> names =
                    names(account, teams.stream().map(TeamAccount::contestant).toList());
            List<String> causes = causes(teams);
            for (String cause : causes) {
                chart.addSeries(
                        Printable.of(cause.isEmpty() ? OTHER : cause, LONGEST_CAUSE),
                        names,
                        teams.stream().map(team -> count(team, cause, causes)).toList());
            }
            return chart;
        }

        /**
         * Returns the causes that are shown, the most frequent first; an empty one stands for all others, if there are
         * any.
         */
        private static List<String> causes(List<TeamAccount> teams) {
            SortedMap<String, Integer> counts = new TreeMap<>();
            teams.forEach(team -> team.losses().forEach((cause, count) -> counts.merge(cause, count, Integer::sum)));
            List<String> common = counts.keySet().stream()
                    .filter(cause -> !cause.isEmpty())
                    .sorted(Comparator.<String>comparingInt(cause -> counts.getOrDefault(cause, 0))
                            .reversed())
                    .limit(MOST_CAUSES)
                    .toList();
            return common.size() == counts.size()
                    ? common
                    : Stream.concat(common.stream(), Stream.of("")).toList();
        }

        private static int count(TeamAccount team, String cause, List<String> shown) {
            return cause.isEmpty()
                    ? team.losses().entrySet().stream()
                            .filter(entry -> entry.getKey().isEmpty() || !shown.contains(entry.getKey()))
                            .mapToInt(Map.Entry::getValue)
                            .sum()
                    : team.losses().getOrDefault(cause, 0);
        }
    }

    /** A chart of each team's points after each of its games: the best in colours, all others in grey behind them. */
    private static final class ProgressChart {

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
                    .thenComparing(
                            Comparator.comparingDouble(ProgressChart::last).reversed()));
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

    /** A chart of each team's thinking time for a move: the mean and the slowest one. */
    private static final class TimeChart {

        static final String TITLE = "Time used per move";

        /** The smallest value on the logarithmic axis. */
        private static final double LEAST_MILLIS = 0.1;

        private TimeChart() {}

        static CategoryChart of(ContestAccount account) {
            List<TeamAccount> teams = account.teams().stream()
                    .filter(team -> team.times().moves() > 0)
                    .toList();
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
            List<String> names =
                    names(account, teams.stream().map(TeamAccount::contestant).toList());
            draw(chart, "slowest move", names, teams, team -> team.times().slowestMillis(), 1);
            draw(chart, "mean of all moves", names, teams, team -> team.times().meanMillis(), 0);
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
}
