/**
 * The parts of a level that are the same for every game.
 *
 * <p>Start with {@link arena.level.Ladder}, the levels of one game. A {@link arena.level.Level} makes
 * a {@link arena.level.Mind} for one match; an {@link arena.level.Effort} limits its search. The texts of the protocol
 * are a mind's only source of information, whether it runs in the arena's own process or serves a folder.
 *
 * <p>An {@link arena.level.Estimator} estimates the winning chances of all seats in full states, secrets
 * included. It is used after the end of a match.
 *
 * <p>Minds that need only the rules of a game are here as well. This package knows no game.
 */
@NullMarked
package arena.level;

import org.jspecify.annotations.NullMarked;
