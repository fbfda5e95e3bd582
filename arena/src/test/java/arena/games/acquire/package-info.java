/** Holds Acquire to its documents, to recorded games of two other engines, and to itself. */
@NullMarked
package arena.games.acquire;

import org.jspecify.annotations.NullMarked;
