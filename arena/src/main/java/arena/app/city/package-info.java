/**
 * Cities of Windwardopolis as files: their generation from a seed, display and check.
 *
 * <p>Start with {@link arena.app.city.Cities}. {@link arena.games.windwardopolis.map} generates and judges cities;
 * this package reads files.
 */
@NullMarked
package arena.app.city;

import org.jspecify.annotations.NullMarked;
