/**
 * A bot taken back to a turn of a recorded match, and on from there if that is wanted.
 *
 * <p>Start with {@link arena.app.again.AgainTurn}, which is found in a record; it makes an {@link
 * arena.app.again.AgainPlan}, which an {@link arena.app.again.AgainMatch} plays. How a match goes the way of a recorded
 * one is known in {@link arena.regress}; a record is read and never changed.
 */
@NullMarked
package arena.app.again;

import org.jspecify.annotations.NullMarked;
