/** Tests of the list of games. */
@NullMarked
package arena.games;

import org.jspecify.annotations.NullMarked;
