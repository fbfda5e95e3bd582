/**
 * The messages of bots that were written for the contest that a game comes from, and connect by TCP.
 *
 * <p>A game that such bots play implements {@link arena.wire.WireTranslator}, which translates between the texts of one
 * seat and the bot's messages. A message is an {@link arena.wire.XmlElement}. Sockets, frames and parsing belong to the
 * arena: this package does no input or output.
 */
@NullMarked
package arena.wire;

import org.jspecify.annotations.NullMarked;
