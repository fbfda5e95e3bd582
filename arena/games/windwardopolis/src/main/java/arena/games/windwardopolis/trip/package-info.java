/**
 * The trips of Windwardopolis 2: passengers, the offices they want to visit, coffee, cards and points
 * (arena/docs/games/windwardopolis.md).
 *
 * <p>{@link arena.games.windwardopolis.trip.Trips} is their state. {@link arena.games.windwardopolis.trip.RoundSetup}
 * makes the first one of a round. Pure functions change it: a car reaches a stop ({@link
 * arena.games.windwardopolis.trip.Stops}), a player gives orders ({@link arena.games.windwardopolis.trip.CardOrder}),
 * an immediate card takes effect ({@link arena.games.windwardopolis.trip.Effects}). {@link
 * arena.games.windwardopolis.trip.Score} counts.
 *
 * <p>Streets and driving are not known here; the caller passes the stop that was reached and the tile of a car. A
 * passenger and a company are their names. Chance is a value inside of the trips.
 */
@NullMarked
package arena.games.windwardopolis.trip;

import org.jspecify.annotations.NullMarked;
