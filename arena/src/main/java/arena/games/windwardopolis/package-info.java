/**
 * Windwardopolis 2, as the document "Code Wars 2014 Windwardopolis 2 - Instructions" describes it and
 * arena/docs/games/windwardopolis.md settles what it leaves open.
 *
 * <p>Start with {@link arena.games.windwardopolis.Windwardopolis}, the rules in the order in which a match asks for
 * them; {@link arena.games.windwardopolis.WindwardopolisTicks} lets time pass. The city is {@code map}, the cars on its streets are
 * {@code traffic}, passengers, coffee and cards are {@code trip}; {@code order} is what players say and {@code view}
 * what they see.
 */
@NullMarked
package arena.games.windwardopolis;

import org.jspecify.annotations.NullMarked;
