/**
 * {@code arena check}: the check of a bot before a match.
 *
 * <p>Start with {@link arena.cli.check.CheckCommand}. The check is made in {@link arena.app.check}; the command shows
 * its progress.
 */
@NullMarked
package arena.cli.check;

import org.jspecify.annotations.NullMarked;
