/**
 * {@code arena again}, {@code keep} and {@code regress}: the commands that go back to a turn of a recorded match.
 *
 * <p>Start with {@link arena.cli.again.AgainOptions}, which finds the turn, and {@link arena.cli.again.AgainMatch},
 * which plays up to it and on from there. They are one family because a kept case is a turn, and is tried as a match
 * played again. What a case says and whether it holds is decided in {@link arena.regress}; a record is read and never
 * changed.
 */
@NullMarked
package arena.cli.again;

import org.jspecify.annotations.NullMarked;
