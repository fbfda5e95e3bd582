/**
 * The games that the arena knows.
 *
 * <p>{@link arena.plugin.Games} is the list. A game is a {@link arena.provider.GameProvider} that
 * {@link java.util.ServiceLoader} finds on the class path or in a jar of a folder. A jar that cannot be loaded has a
 * sentence in the catalog, and the other games work. The code of a game runs as the arena does: with its rights.
 */
@NullMarked
package arena.plugin;

import org.jspecify.annotations.NullMarked;
