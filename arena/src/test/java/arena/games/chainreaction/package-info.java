/** Holds Chain Reaction to its document, to recorded games of another implementation, and to itself. */
@NullMarked
package arena.games.chainreaction;

import org.jspecify.annotations.NullMarked;
