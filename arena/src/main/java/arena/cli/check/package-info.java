/**
 * {@code arena check}: whether a bot is fit for a match.
 *
 * <p>Start with {@link arena.cli.check.CheckCommand}. The check is made in {@link arena.app.check}; the command shows how it goes.
 */
@NullMarked
package arena.cli.check;

import org.jspecify.annotations.NullMarked;
