/**
 * What one may see of Windwardopolis 2, and the texts that tell it (arena/docs/games/windwardopolis.md, What your input
 * says).
 *
 * <p>{@link arena.games.windwardopolis.view.WindwardopolisView} is all of it, {@link arena.games.windwardopolis.view.WindwardopolisViews} makes it
 * of the trips, and {@link arena.games.windwardopolis.view.WindwardopolisViewCodec} writes and reads it.
 */
@NullMarked
package arena.games.windwardopolis.view;

import org.jspecify.annotations.NullMarked;
