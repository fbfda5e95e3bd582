/**
 * {@code arena compare}: a comparison of bots, reported during the games and at the end.
 *
 * <p>Start with {@link arena.cli.compare.CompareCommand}. The comparison is played in {@link arena.app.compare}; {@link
 * arena.cli.compare.CompareReport} shows its findings.
 */
@NullMarked
package arena.cli.compare;

import org.jspecify.annotations.NullMarked;
