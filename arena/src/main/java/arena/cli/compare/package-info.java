/**
 * {@code arena compare} and {@code arena tune}: many games between bots, reported during the games and at the end.
 *
 * <p>Start with {@link arena.cli.compare.CompareCommand}. The games are played in {@link arena.app.compare} and {@link
 * arena.app.tune}; {@link arena.cli.compare.CompareReport} shows the findings of a comparison.
 */
@NullMarked
package arena.cli.compare;

import org.jspecify.annotations.NullMarked;
