/** Tests of a series of games. */
@NullMarked
package arena.series;

import org.jspecify.annotations.NullMarked;
