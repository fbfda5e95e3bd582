/**
 * The messages of the bots of 2014: {@link arena.games.windwardopolis.wire.WindwardopolisTranslator} translates updates
 * into their setup and status messages, and their moves and card orders into orders. {@link
 * arena.games.windwardopolis.wire.SetupElements} and {@link arena.games.windwardopolis.wire.StatusElements} make the
 * messages.
 */
@NullMarked
package arena.games.windwardopolis.wire;

import org.jspecify.annotations.NullMarked;
