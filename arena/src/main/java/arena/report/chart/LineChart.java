package arena.report.chart;

import java.awt.Color;
import java.util.List;
import java.util.stream.IntStream;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** A chart of values that follow one another, as lines. */
public final class LineChart {

    private LineChart() {}

    /**
     * A line.
     *
     * @param name different from that of the other lines
     * @param values the first at 0 of the horizontal axis; not a number where there is none
     */
    public record Line(String name, List<Double> values) {
        public Line {
            values = List.copyOf(values);
        }
    }

    /**
     * The words of a chart.
     *
     * @param id a short name, of letters and hyphens
     * @param words a description in one sentence, also for people who cannot see it
     */
    public record Titles(String id, String title, String words, String horizontal, String vertical) {}

    /**
     * Draws lines.
     *
     * @throws ChartException with a sentence for people if this machine cannot draw
     */
    public static Plot of(Titles titles, List<Line> lines) {
        try {
            XYChart chart = new XYChartBuilder()
                    .width(ChartStyle.width(0))
                    .height(ChartStyle.height())
                    .title(titles.title())
                    .xAxisTitle(titles.horizontal())
                    .yAxisTitle(titles.vertical())
                    .build();
            ChartStyle.apply(chart);
            chart.getStyler().setXAxisDecimalPattern("0");
            chart.getStyler().setYAxisDecimalPattern("0.##");
            for (int at = 0; at < lines.size(); at++) {
                Line line = lines.get(at);
                XYSeries series = chart.addSeries(
                        line.name(),
                        IntStream.range(0, line.values().size()).boxed().toList(),
                        line.values());
                Color colour = ChartStyle.COLOURS.get(at % ChartStyle.COLOURS.size());
                series.setLineColor(colour);
                series.setMarkerColor(colour);
                series.setMarker(SeriesMarkers.NONE);
            }
            return new Plot(titles.id(), titles.words(), chart);
        } catch (LinkageError | InternalError lacking) {
            throw new ChartException(lacking);
        }
    }
}
