/**
 * The page of the ladder that is always open. Start with {@link arena.web.ladder.LadderRoutes}.
 *
 * <p>It reads the tables that {@code arena ladder run} writes, and knows no more of the ladder.
 */
@NullMarked
package arena.web.ladder;

import org.jspecify.annotations.NullMarked;
