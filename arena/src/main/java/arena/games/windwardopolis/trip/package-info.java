/**
 * The trips of Windwardopolis 2: passengers, the offices they want to visit, coffee, cards and points
 * (arena/docs/games/windwardopolis.md).
 *
 * <p>{@link arena.games.windwardopolis.trip.Trips} is all of it at one moment. {@link
 * arena.games.windwardopolis.trip.RoundSetup} makes the first one of a round. What changes it are pure functions: a car
 * reaches a stop ({@link arena.games.windwardopolis.trip.Stops}), a player orders ({@link
 * arena.games.windwardopolis.trip.CardOrder}), an immediate card works ({@link
 * arena.games.windwardopolis.trip.Effects}). {@link arena.games.windwardopolis.trip.Score} counts.
 *
 * <p>Where cars are and how they move is not known here; whoever drives them says which stop was reached and on which
 * tile a car is. A passenger and a company are their names. Chance is a value inside of the trips.
 */
@NullMarked
package arena.games.windwardopolis.trip;

import org.jspecify.annotations.NullMarked;
