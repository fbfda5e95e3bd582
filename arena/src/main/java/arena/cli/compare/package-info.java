/**
 * {@code arena compare}: which of some bots is the strongest, told while it is played and at the end.
 *
 * <p>Start with {@link arena.cli.compare.CompareCommand}. The comparison is played in {@link arena.app.compare}; {@link
 * arena.cli.compare.CompareShow} tells how it goes, {@link arena.cli.compare.CompareReport} what it has found.
 */
@NullMarked
package arena.cli.compare;

import org.jspecify.annotations.NullMarked;
