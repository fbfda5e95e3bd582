/**
 * The levels of Windwardopolis 2.
 *
 * <p>Start with {@link arena.games.windwardopolis.levels.DrivingMind}, the base of all levels: it learns the city from
 * the first view, and turns decisions into orders. A level knows only what its seat sees; it infers the destinations
 * of other cars from their passengers, and its only clock is the ticks of the updates.
 */
@NullMarked
package arena.games.windwardopolis.levels;

import org.jspecify.annotations.NullMarked;
