/**
 * The levels of Windwardopolis 2.
 *
 * <p>Start with {@link arena.superbot.windwardopolis.DrivingMind}, which all of them are: it learns the city from the first
 * view, and turns where to go and whom to take into orders. All that a level knows it has seen; where cars of others
 * are bound it concludes from their passengers, and it has no better clock than the ticks of the updates.
 */
@NullMarked
package arena.superbot.windwardopolis;

import org.jspecify.annotations.NullMarked;
