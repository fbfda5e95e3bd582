/** Tests of reading, writing and judging orders. */
@NullMarked
package arena.games.windwardopolis.order;

import org.jspecify.annotations.NullMarked;
