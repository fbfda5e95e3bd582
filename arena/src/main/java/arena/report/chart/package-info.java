/**
 * Charts of a contest as PNG files.
 *
 * <p>Start with {@link arena.report.chart.Charts}, which draws them from a {@link arena.report.ContestAccount}; {@link
 * arena.report.chart.ChartStyle} gives them the same style, in colours that colour-blind people can distinguish.
 *
 * <p>Only this package draws. It needs no screen, but fonts.
 */
@NullMarked
package arena.report.chart;

import org.jspecify.annotations.NullMarked;
