/**
 * Charts as PNG files.
 *
 * <p>Start with {@link arena.report.chart.Charts}, which draws those of a {@link arena.report.ContestAccount}, or with
 * {@link arena.report.chart.LineChart} and {@link arena.report.chart.RatingChart}; {@link
 * arena.report.chart.ChartStyle} gives them the same style, in colours that colour-blind people can distinguish.
 *
 * <p>Only this package and {@code report.film} draw. They need no screen, but fonts.
 */
@NullMarked
package arena.report.chart;

import org.jspecify.annotations.NullMarked;
