/**
 * What went wrong for a bot in its matches so far.
 *
 * <p>Start with {@link arena.app.errors.ErrorsHistory}: its matches, newest first, as far back as it is the same
 * program. It reads records and plays nothing.
 */
@NullMarked
package arena.app.errors;

import org.jspecify.annotations.NullMarked;
