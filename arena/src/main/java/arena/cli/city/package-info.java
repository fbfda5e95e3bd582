/**
 * {@code arena maps}: cities of Windwardopolis. Start with {@link arena.cli.city.MapsCommand}; the work is done in
 * {@link arena.app.city}.
 */
@NullMarked
package arena.cli.city;

import org.jspecify.annotations.NullMarked;
