/**
 * The opponents that come with the arena: a list of levels for each game, each with its own method.
 *
 * <p>{@link arena.superbot.SuperBots} lists the games. A new game is one more package here and one more line there. The
 * code that all levels share is in {@code arena.level}.
 *
 * <p>These packages use no files, read the clock only to stop a search, and derive all random numbers from the given
 * seed.
 */
@NullMarked
package arena.superbot;

import org.jspecify.annotations.NullMarked;
