/**
 * {@code arena again}, {@code keep} and {@code regress}: the commands that go back to a turn of a recorded match.
 *
 * <p>Start with {@link arena.cli.again.AgainOptions}, which says the turn; it is found and played in {@link
 * arena.app.again}, kept and tried in {@link arena.app.regress}. They are one family because a kept case is a turn, and
 * is tried as a match played again.
 */
@NullMarked
package arena.cli.again;

import org.jspecify.annotations.NullMarked;
