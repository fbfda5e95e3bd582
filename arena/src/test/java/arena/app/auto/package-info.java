/**
 * Series of games: who sits where.
 */
@NullMarked
package arena.app.auto;

import org.jspecify.annotations.NullMarked;
