/** Tests of Acquire against its documents, against recorded games of two other engines, and of its invariants. */
@NullMarked
package arena.games.acquire;

import org.jspecify.annotations.NullMarked;
