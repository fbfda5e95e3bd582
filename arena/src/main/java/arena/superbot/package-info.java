/**
 * The opponents that come with the arena: a list of levels for each game, each with its own method.
 *
 * <p>{@link arena.superbot.SuperBots} finds the levels of a game, which its provider brings. A {@link
 * arena.superbot.SuperBot} connects a mind to the texts of the protocol.
 */
@NullMarked
package arena.superbot;

import org.jspecify.annotations.NullMarked;
