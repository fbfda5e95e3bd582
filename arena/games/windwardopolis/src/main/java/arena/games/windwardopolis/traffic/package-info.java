/**
 * The cars on the streets of Windwardopolis, tick by tick and to the map unit: speeds, lanes, distances, signals, stop
 * signs, left turns, and the resolution of deadlocks.
 *
 * <p>Start with {@link arena.games.windwardopolis.traffic.Traffic}, whose tick lists the events in their order. {@code
 * Car} is one car, {@code RouteAhead} its route, {@code Crossings} the right of way at junctions, {@code CarDistances}
 * the distances, and {@code Deadlocks} the circles of cars that block each other. Passengers and cards are not known
 * here: a car has {@link arena.games.windwardopolis.traffic.SpeedLimits}, and {@link
 * arena.games.windwardopolis.traffic.CarEvents} receives the arrivals at stops.
 *
 * <p>Seats are numbered from 0 in here.
 */
@NullMarked
package arena.games.windwardopolis.traffic;

import org.jspecify.annotations.NullMarked;
