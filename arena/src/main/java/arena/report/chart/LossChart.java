package arena.report.chart;

import arena.record.Printable;
import arena.report.ContestAccount;
import arena.report.TeamAccount;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;

/** A chart of the causes of each team's losses, as stacked bars. */
final class LossChart {

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
        List<String> names = AxisNames.of(
                account, teams.stream().map(TeamAccount::contestant).toList());
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
     * Returns the causes that are shown, the most frequent first; an empty one stands for all others, if there are any.
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
