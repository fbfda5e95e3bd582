/**
 * The views of Windwardopolis 2, and their texts (arena/docs/games/windwardopolis.md, What your input says).
 *
 * <p>{@link arena.games.windwardopolis.view.WindwardopolisView} is a view, {@link
 * arena.games.windwardopolis.view.WindwardopolisViews} makes it from the trips, and {@link
 * arena.games.windwardopolis.view.WindwardopolisViewCodec} writes and reads it.
 */
@NullMarked
package arena.games.windwardopolis.view;

import org.jspecify.annotations.NullMarked;
