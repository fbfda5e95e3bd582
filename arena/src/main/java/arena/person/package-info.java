/**
 * A person on a seat, independent of the user interface.
 *
 * <p>Start with {@link arena.person.Person}, the player that receives answers from another thread. {@link
 * arena.person.OrderCheck} checks an order before it is handed in, and lists legal orders; {@link arena.person.Adviser}
 * is a super bot that gives hints.
 *
 * <p>This package uses only the information of the seat: the inputs that a bot would read. It uses no terminal and no
 * files, and starts no threads.
 */
@NullMarked
package arena.person;

import org.jspecify.annotations.NullMarked;
