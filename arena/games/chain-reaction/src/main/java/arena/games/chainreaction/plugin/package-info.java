/** The plug-in that connects the game to the arena: {@link arena.games.chainreaction.plugin.ChainReactionProvider}. */
@NullMarked
package arena.games.chainreaction.plugin;

import org.jspecify.annotations.NullMarked;
