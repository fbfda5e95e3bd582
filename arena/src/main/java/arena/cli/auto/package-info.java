/**
 * {@code arena auto}: a series of games for a program that needs only the scores.
 *
 * <p>Start with {@link arena.cli.auto.AutoCommand}; the games are played in {@link arena.app.auto}.
 */
@NullMarked
package arena.cli.auto;

import org.jspecify.annotations.NullMarked;
