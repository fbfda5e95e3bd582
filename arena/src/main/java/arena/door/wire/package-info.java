/**
 * The door of bots that connect by TCP, as those of the contests of 2014 and 2015 do: frames with XML.
 *
 * <p>Start with {@link arena.door.wire.WireServer}, to which bots connect and join by a name: each becomes a {@link
 * arena.door.wire.WireClient}, which keeps its name when it connects again. {@link arena.door.wire.WirePlayer} is the
 * player of a seat that such a bot plays; its {@link arena.door.wire.WireDoor} carries messages to and from the team
 * folder, translated by the game.
 *
 * <p>A bot that breaks a rule of the connection is disconnected, which is the only error that these bots know. No bot
 * can slow down the arena or another bot: frames, names, queues and the number of connections are bounded.
 */
@NullMarked
package arena.door.wire;

import org.jspecify.annotations.NullMarked;
