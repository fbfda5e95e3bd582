/**
 * The city of Windwardopolis: tiles, roads, stops, signs, signals, and the lanes through a tile to the map unit.
 *
 * <p>Start with {@link arena.games.windwardopolis.map.CityMap}. {@link arena.games.windwardopolis.map.MapText} reads
 * and writes it and reports faults with their lines; {@code MapMaker} generates new ones from a seed; {@code
 * DrivingTimes} finds the fastest path.
 *
 * <p>There are two units: tiles, in which paths are written, and map units, 24 of which are the side of a tile. x
 * grows to the east and y to the south, both from 0. Nothing here knows a passenger, a tick of a match or another car.
 */
@NullMarked
package arena.games.windwardopolis.map;

import org.jspecify.annotations.NullMarked;
