/**
 * The plug-in that connects the game to the arena: {@link
 * arena.games.windwardopolis.plugin.WindwardopolisProvider}.
 */
@NullMarked
package arena.games.windwardopolis.plugin;

import org.jspecify.annotations.NullMarked;
