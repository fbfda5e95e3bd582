/**
 * Matches of a person, who plays line by line or with files, and sees no more than a bot would.
 *
 * <p>Start with {@link arena.app.simulate.PersonMatch}, which plays the match and guides a person who plays with
 * files; {@link arena.app.simulate.TypedAnswers} reads from one who types, and hands the answers in at the {@link
 * arena.person.PersonSeat}. A front end supplies a {@link arena.app.simulate.Dialogue}, which reads and shows lines.
 */
@NullMarked
package arena.app.simulate;

import org.jspecify.annotations.NullMarked;
