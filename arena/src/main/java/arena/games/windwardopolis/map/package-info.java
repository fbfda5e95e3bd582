/**
 * The city of Windwardopolis: tiles, roads, stops, signs, signals, and the ways through a tile to the map unit.
 *
 * <p>Start with {@link arena.games.windwardopolis.map.CityMap}. {@link arena.games.windwardopolis.map.MapText} reads
 * and
 * writes it and says what is wrong and where; {@code MapMaker} makes new ones from a
 * seed; {@code DrivingTimes} finds the path that takes the least time.
 *
 * <p>There are two units: tiles, in which paths are written, and map units, 24 of which are the side of a tile. x
 * grows to the east and y to the south, both from 0. Nothing here knows a car, a passenger or a tick.
 */
@NullMarked
package arena.games.windwardopolis.map;

import org.jspecify.annotations.NullMarked;
