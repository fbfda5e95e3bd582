/**
 * The opponents that come with the arena: for each game a list of levels, each of an own idea.
 *
 * <p>{@link arena.superbot.SuperBots} lists the games: a game whose minds are new is one more package here and one more
 * line there. What all minds have in common lies in {@code arena.superbot.level}.
 *
 * <p>These packages touch no file, read the time only to stop thinking, and draw chance only from the seed they are
 * given.
 */
@NullMarked
package arena.superbot;

import org.jspecify.annotations.NullMarked;
