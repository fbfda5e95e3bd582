/**
 * A person on a seat, independent of the user interface.
 *
 * <p>Start with {@link arena.person.PersonSeat}, one for a match, at which a terminal or pages sit: it holds the open
 * {@link arena.person.Question}, checks an answer with {@link arena.person.OrderCheck} and hands it in. {@link
 * arena.person.Person} is its player of an attempt, which receives answers from another thread; {@link
 * arena.person.Adviser} is a super bot that gives hints.
 *
 * <p>This package uses only the information of the seat: the inputs that a bot would read. It uses no terminal and no
 * files, and starts no threads.
 */
@NullMarked
package arena.person;

import org.jspecify.annotations.NullMarked;
