/**
 * {@code arena errors}: what went wrong for a bot in its matches so far, to people and to programs.
 *
 * <p>Start with {@link arena.cli.errors.ErrorsCommand}; what is told is found in {@link arena.app.errors}.
 */
@NullMarked
package arena.cli.errors;

import org.jspecify.annotations.NullMarked;
