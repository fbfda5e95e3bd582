/**
 * What every game must keep, as tests: a game's own test implements {@link arena.game.GameContract}, says how its game
 * is set up, and inherits the rest. {@link arena.game.Playthrough} writes a whole match down as a golden file.
 */
@NullMarked
package arena.game;

import org.jspecify.annotations.NullMarked;
