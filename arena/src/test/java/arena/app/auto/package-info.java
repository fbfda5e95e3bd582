/** Tests of series of games. */
@NullMarked
package arena.app.auto;

import org.jspecify.annotations.NullMarked;
