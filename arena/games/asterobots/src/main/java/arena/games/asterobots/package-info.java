/**
 * Asterobots by the "Manual of Asterobots" of the JavaChallenge 2012; arena/docs/games/asterobots.md settles open
 * points.
 *
 * <p>Start with {@link arena.games.asterobots.Asterobots}, which lists the rules in the order of a match; this package
 * holds the rules of its phases, such as {@link arena.games.asterobots.AsterobotsTurns}, the effects of a turn. The
 * package {@code state} holds the values, {@code command} the commands of players; {@code text} reads and writes both,
 * and {@code picture} draws.
 *
 * <p>Players are numbered from 1 as in the files, and 0 stands for the aliens. The rules handle no text, which is the
 * codecs' work. Nothing here uses a file, a clock, a thread, or chance that is not part of a value.
 */
@NullMarked
package arena.games.asterobots;

import org.jspecify.annotations.NullMarked;
