/**
 * A person on a seat, whatever he types or clicks at.
 *
 * <p>Start with {@link arena.person.Person}, the player who is handed answers from another thread. {@link
 * arena.person.OrderCheck} looks at an order before it is handed in, and lists what is legal;
 * {@link arena.person.Adviser} is a super bot that looks over his shoulder.
 *
 * <p>This package knows what the seat itself may know, and nothing more: it reads the inputs that a bot would read. It
 * knows no terminal and no file, and starts no thread.
 */
@NullMarked
package arena.person;

import org.jspecify.annotations.NullMarked;
