/**
 * The parts of a level that are the same for every game.
 *
 * <p>Start with {@link arena.superbot.level.Ladder}, the levels of one game. A {@link arena.superbot.level.Level} makes
 * a {@link arena.superbot.level.Mind} for one match; {@link arena.superbot.level.SuperBot} connects the mind to the
 * texts of the protocol, which are its only source of information, whether it runs in the arena's own process or serves
 * a folder. An {@link arena.superbot.level.Effort} limits the search of a mind.
 *
 * <p>An {@link arena.superbot.level.Estimator} estimates the winning chances of all seats in full states, secrets
 * included. It is used after the end of a match.
 *
 * <p>Minds that need only the rules of a game are here as well. This package knows no game.
 */
@NullMarked
package arena.superbot.level;

import org.jspecify.annotations.NullMarked;
