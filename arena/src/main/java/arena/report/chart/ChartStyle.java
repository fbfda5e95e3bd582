package arena.report.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.util.List;
import org.knowm.xchart.internal.chartpart.AxesChart;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** The common style of all charts: sizes, fonts and colours. */
final class ChartStyle {

    /**
     * Eight colours that colour-blind people can distinguish (M. Okabe and K. Ito, "Color Universal Design", 2008); the
     * yellow is left out, since it is invisible on white.
     */
    static final List<Color> COLOURS = List.of(
            new Color(0, 114, 178),
            new Color(213, 94, 0),
            new Color(0, 158, 115),
            new Color(204, 121, 167),
            new Color(86, 180, 233),
            new Color(230, 159, 0),
            new Color(0, 0, 0),
            new Color(110, 110, 110));

    /** Shapes, for people who see no colours, and for black-and-white prints. */
    static final List<Marker> MARKERS = List.of(
            SeriesMarkers.CIRCLE,
            SeriesMarkers.DIAMOND,
            SeriesMarkers.SQUARE,
            SeriesMarkers.TRIANGLE_UP,
            SeriesMarkers.TRIANGLE_DOWN,
            SeriesMarkers.CROSS,
            SeriesMarkers.PLUS,
            SeriesMarkers.CIRCLE);

    static final Color BACKGROUND_LINE = new Color(200, 200, 200);

    private static final int HEIGHT = 640;
    private static final int LEAST_WIDTH = 960;
    private static final int FRAME_WIDTH = 240;
    private static final int TEAM_WIDTH = 30;
    private static final int MOST_WIDTH = 4_000;
    private static final int UPRIGHT = 90;
    private static final int LONGEST_LABEL = 18;

    private ChartStyle() {}

    /** Returns the height of every chart. */
    static int height() {
        return HEIGHT;
    }

    /** Returns the width of a chart with a number of teams side by side. */
    static int width(int teams) {
        return Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, FRAME_WIDTH + TEAM_WIDTH * teams));
    }

    /** Returns a team's name as a label of an axis. */
    static String label(String name) {
        return name.length() > LONGEST_LABEL ? name.substring(0, LONGEST_LABEL - 1) + "\u2026" : name;
    }

    /** Applies the common style to a chart. */
    static void apply(AxesChart<? extends AxesChartStyler, ?> chart) {
        AxesChartStyler style = chart.getStyler();
        style.setPlotGridLinesColor(new Color(225, 225, 225));
        style.setPlotGridLinesStroke(new BasicStroke(1));
        style.setPlotGridVerticalLinesVisible(false);
        style.setAxisTickLabelsFont(letters(Font.PLAIN, 13));
        style.setAxisTitleFont(letters(Font.PLAIN, 14));
        style.setChartTitleFont(letters(Font.BOLD, 18));
        style.setLegendFont(letters(Font.PLAIN, 13));
        style.setChartBackgroundColor(Color.WHITE);
        style.setPlotBackgroundColor(Color.WHITE);
        style.setPlotBorderVisible(false);
        style.setChartTitleBoxVisible(false);
        style.setLegendBorderColor(Color.WHITE);
        style.setLegendPosition(Styler.LegendPosition.OutsideS);
        style.setLegendLayout(Styler.LegendLayout.Horizontal);
        style.setSeriesColors(COLOURS.toArray(Color[]::new));
    }

    /** Applies the style to a chart with upright names of teams below the axis, so that forty of them fit. */
    static void applyToTeams(AxesChart<? extends AxesChartStyler, ?> chart) {
        apply(chart);
        chart.getStyler().setXAxisLabelRotation(UPRIGHT);
        // Every team is named: as many marks as fit are wanted.
        chart.getStyler().setXAxisTickMarkSpacingHint(1);
    }

    private static Font letters(int style, int size) {
        return new Font(Font.SANS_SERIF, style, size);
    }
}
