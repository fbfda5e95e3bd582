/**
 * {@code arena maps}: cities of Windwardopolis. Start with {@link arena.cli.city.MapsCommand}; what is done stands in
 * {@link arena.app.city}.
 */
@NullMarked
package arena.cli.city;

import org.jspecify.annotations.NullMarked;
