/** The plug-in that connects the game to the arena: {@link arena.games.asterobots.plugin.AsterobotsProvider}. */
@NullMarked
package arena.games.asterobots.plugin;

import org.jspecify.annotations.NullMarked;
