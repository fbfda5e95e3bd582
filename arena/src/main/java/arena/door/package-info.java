/**
 * Doors: other ways for a bot to read its prompts and to give its answers than a team folder.
 *
 * <p>A door carries messages between a bot and the team folder of its seat: each file of the folder protocol is one
 * message, with the same number and the same content. So the player of the folder decides about prompts, answers,
 * codes and times, whatever the door. {@link arena.door.DoorFolder} is the bot's side of the folder; {@code stdio} is
 * the door of standard input and output, {@code http} that of an HTTP server, and {@code wire} that of bots which
 * connect by TCP. A bot behind a door with a thread of its own is a {@link arena.door.DoorPlayer}.
 *
 * <p>A door judges no answer and keeps no time. It follows no link in the folder, since the bot may write there.
 */
@NullMarked
package arena.door;

import org.jspecify.annotations.NullMarked;
