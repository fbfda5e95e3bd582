/**
 * The door of HTTP: the arena posts each prompt to the server of a bot, and the response is the answer.
 *
 * <p>Start with {@link arena.door.http.HttpPlayer}, the player of such a seat; its {@link arena.door.http.HttpDoor}
 * carries prompts and answers on a thread of its own. {@link arena.door.http.BotAddress} resolves the name in the
 * bot's address once, and posts only to an address that the host allows.
 *
 * <p>No redirect is followed, no proxy is used, no request is repeated that may have been received.
 */
@NullMarked
package arena.door.http;

import org.jspecify.annotations.NullMarked;
