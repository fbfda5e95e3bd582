/**
 * The scene of a round for people: {@link arena.games.windwardopolis.picture.CityScene} contains the static city and,
 * apart from it, the part that moves.
 */
@NullMarked
package arena.games.windwardopolis.picture;

import org.jspecify.annotations.NullMarked;
