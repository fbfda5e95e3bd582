/**
 * The game Windwardopolis 2, as the document "Code Wars 2014 Windwardopolis 2 - Instructions" describes it;
 * arena/docs/games/windwardopolis.md settles what the document leaves open.
 *
 * <p>Start with {@link arena.games.windwardopolis.Windwardopolis}, the rules in the order in which a match uses them;
 * {@link arena.games.windwardopolis.WindwardopolisTicks} advances the time. The packages are {@code map} for the city,
 * {@code traffic} for the cars on its streets, {@code trip} for passengers, coffee and cards, {@code order} for the
 * orders of players, {@code view} for what they see, and {@code picture} for what people see.
 */
@NullMarked
package arena.games.windwardopolis;

import org.jspecify.annotations.NullMarked;
