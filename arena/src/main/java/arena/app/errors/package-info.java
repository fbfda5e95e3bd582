/**
 * The faults of a bot in its past matches.
 *
 * <p>Start with {@link arena.app.errors.ErrorsHistory}: the bot's matches, newest first, as far back as it is the same
 * program. It reads records and plays nothing.
 */
@NullMarked
package arena.app.errors;

import org.jspecify.annotations.NullMarked;
