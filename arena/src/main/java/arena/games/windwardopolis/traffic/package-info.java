/**
 * Cars on the streets of Windwardopolis, tick by tick and to the map unit: speeds, lanes, distances, signals, stop
 * signs, left turns, and what dissolves a knot.
 *
 * <p>Start with {@link arena.games.windwardopolis.traffic.Traffic}, whose tick lists what happens in its order. How one
 * car drives is {@code Car}, what lies before it {@code Ahead}, who may enter a junction {@code Crossings}, and who
 * blocks whom {@code Knots}. Passengers and cards are not known here: a car has a
 * {@link arena.games.windwardopolis.traffic.SpeedLimits}, and what happens at a stop is told to
 * {@link arena.games.windwardopolis.traffic.CarEvents}.
 *
 * <p>Seats are numbered from 0 in here.
 */
@NullMarked
package arena.games.windwardopolis.traffic;

import org.jspecify.annotations.NullMarked;
