/**
 * The orders of players of Windwardopolis 2: a path, a pick-up list, cards (arena/docs/games/windwardopolis.md, What
 * you write).
 *
 * <p>{@link arena.games.windwardopolis.order.WindwardopolisOrders} are the lines of one answer, {@link
 * arena.games.windwardopolis.order.WindwardopolisOrderCodec} reads and writes them, and {@link
 * arena.games.windwardopolis.order.WindwardopolisJudge} decides which of them count.
 */
@NullMarked
package arena.games.windwardopolis.order;

import org.jspecify.annotations.NullMarked;
