/**
 * A round as people see it: {@link arena.games.windwardopolis.picture.CityScene} holds what there is to see, the city
 * apart from what moves in it.
 */
@NullMarked
package arena.games.windwardopolis.picture;

import org.jspecify.annotations.NullMarked;
