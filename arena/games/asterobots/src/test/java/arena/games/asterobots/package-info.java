/** Tests of Asterobots against its document, against recorded games of the engine of 2012, and of its invariants. */
@NullMarked
package arena.games.asterobots;

import org.jspecify.annotations.NullMarked;
