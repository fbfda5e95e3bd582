/** Holds Asterobots to its document, to recorded games of the engine of 2012, and to itself. */
@NullMarked
package arena.games.asterobots;

import org.jspecify.annotations.NullMarked;
