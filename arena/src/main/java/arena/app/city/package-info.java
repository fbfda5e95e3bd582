/**
 * Cities of Windwardopolis as files: to make one from a seed, to look at one, and to have one checked.
 *
 * <p>Start with {@link arena.app.city.Cities}. What makes a city and what is wrong with one is known to {@link
 * arena.games.windwardopolis.map}; here files are read.
 */
@NullMarked
package arena.app.city;

import org.jspecify.annotations.NullMarked;
