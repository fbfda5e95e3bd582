/** The plug-in that connects the game to the arena: {@link arena.games.acquire.plugin.AcquireProvider}. */
@NullMarked
package arena.games.acquire.plugin;

import org.jspecify.annotations.NullMarked;
