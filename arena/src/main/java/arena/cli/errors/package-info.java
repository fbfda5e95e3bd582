/**
 * {@code arena errors}: the faults of a bot in its matches, for people and for programs.
 *
 * <p>Start with {@link arena.cli.errors.ErrorsCommand}; the faults are found in {@link arena.app.errors}.
 */
@NullMarked
package arena.cli.errors;

import org.jspecify.annotations.NullMarked;
