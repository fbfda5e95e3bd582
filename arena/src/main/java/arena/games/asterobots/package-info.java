/**
 * Asterobots, as the "Manual of Asterobots" of the JavaChallenge 2012 describes it and arena/docs/games/asterobots.md
 * settles what it leaves open.
 *
 * <p>Start with {@link arena.games.asterobots.Asterobots}, which lists the rules in the order of a match; here lie the
 * rules of its phases, such as {@link arena.games.asterobots.AsterobotsTurns}, which plays one turn. What there is on an asteroid
 * is {@code state}, what a player may do about it {@code command}; {@code text} reads and writes both, and
 * {@code picture} draws.
 *
 * <p>Players are numbered from 1 as in the files, and 0 stands for the aliens. The rules touch no text: that is the
 * codecs' work. Nothing here uses a file, a clock, a thread, or chance that is not part of a value.
 */
@NullMarked
package arena.games.asterobots;

import org.jspecify.annotations.NullMarked;
