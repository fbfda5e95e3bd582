/**
 * Asterobots, as the "Manual of Asterobots" of the JavaChallenge 2012 describes it and arena/docs/games/asterobots.md settles
 * what it leaves open.
 *
 * <p>Start with {@link arena.games.asterobots.Asterobots}, which lists the rules in the order of a match. {@link
 * arena.games.asterobots.State} is a match at one moment; {@link arena.games.asterobots.Turns} plays one turn, on a {@link
 * arena.games.asterobots.Ledger} that serves this turn only: first the commands ({@link
 * arena.games.asterobots.Command}, each with its own checks), then what happens by itself, with {@link
 * arena.games.asterobots.March} for the squads. {@link arena.games.asterobots.Asteroid} is the geometry. {@link
 * arena.games.asterobots.ErrorCode} names every code.
 *
 * <p>Players are numbered from 1 as in the files, and 0 stands for the aliens. Nothing is hidden: everybody sees the same
 * {@link arena.games.asterobots.View}. The rules touch no text: that is the codecs' work. Nothing here uses a file, a clock, a
 * thread, or chance that is not part of a value.
 */
@NullMarked
package arena.games.asterobots;

import org.jspecify.annotations.NullMarked;
