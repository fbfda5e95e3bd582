/**
 * {@code arena errors}: what went wrong for a bot in its matches so far, to people and to programs.
 *
 * <p>Start with {@link arena.cli.errors.ErrorsHistory}. It reads records and plays nothing.
 */
@NullMarked
package arena.cli.errors;

import org.jspecify.annotations.NullMarked;
