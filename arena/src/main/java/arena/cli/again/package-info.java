/**
 * {@code arena again}, {@code keep} and {@code regress}: the commands that go back to a turn of a recorded match.
 *
 * <p>Start with {@link arena.cli.again.AgainOptions}, which names the turn. The turn is found and played in {@link
 * arena.app.continuation}, and its regression case is kept and tried in {@link arena.app.regress}. They are one family
 * because a case is a turn, and is tried by replaying its match.
 */
@NullMarked
package arena.cli.again;

import org.jspecify.annotations.NullMarked;
