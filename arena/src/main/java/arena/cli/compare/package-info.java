/**
 * {@code arena compare}: which of some bots is the strongest, by many games, with a journal that survives a kill.
 *
 * <p>Start with {@link arena.cli.compare.Comparison}. {@link arena.cli.compare.CompareRun} plays what the journal does
 * not hold yet; only its thread writes and counts. What the figures mean is decided in {@link arena.tournament}, not
 * here.
 */
@NullMarked
package arena.cli.compare;

import org.jspecify.annotations.NullMarked;
