/**
 * A bot at a turn of a recorded match, and the continuation of that match.
 *
 * <p>Start with {@link arena.app.continuation.StartingTurn}, which is found in a record. It makes an {@link
 * arena.app.continuation.ContinuationPlan}, which an {@link arena.app.continuation.ContinuedMatch} plays. {@link
 * arena.regress} knows how a match follows a recorded one. A record is read and never changed.
 */
@NullMarked
package arena.app.continuation;

import org.jspecify.annotations.NullMarked;
