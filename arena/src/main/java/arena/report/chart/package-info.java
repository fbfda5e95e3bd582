/**
 * A contest as pictures in PNG.
 *
 * <p>Start with {@link arena.report.chart.Charts}, which lists them. Each is a small class that turns an {@link
 * arena.report.ContestAccount} into a chart; {@link arena.report.chart.ChartStyle} gives them all the same look, in colours that can
 * be told apart by those who see fewer of them.
 *
 * <p>Only this room draws. It needs no screen, but fonts.
 */
@NullMarked
package arena.report.chart;

import org.jspecify.annotations.NullMarked;
