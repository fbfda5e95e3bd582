/** Tests of how orders are read, written and judged. */
@NullMarked
package arena.games.windwardopolis.order;

import org.jspecify.annotations.NullMarked;
