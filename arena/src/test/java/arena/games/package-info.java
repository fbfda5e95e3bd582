/** Holds the list of games to what it promises. */
@NullMarked
package arena.games;

import org.jspecify.annotations.NullMarked;
