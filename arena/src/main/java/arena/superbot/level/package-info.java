/**
 * What a level of any game is made of.
 *
 * <p>Start with {@link arena.superbot.level.Ladder}, the levels of one game. A {@link arena.superbot.level.Level} makes
 * a {@link arena.superbot.level.Mind} for one match; {@link arena.superbot.level.SuperBot} is the mind behind the texts
 * of the protocol, which is all it ever sees: a super bot gets no favours, whether it sits in the arena's own process
 * or serves a folder. An {@link arena.superbot.level.Effort} limits how long a mind thinks.
 *
 * <p>An {@link arena.superbot.level.Estimator} says of positions of whole matches what each seat may hope for; it knows
 * their secrets and is asked once they are over.
 *
 * <p>Minds that need nothing but the rules of a game stand here as well. This package knows no game.
 */
@NullMarked
package arena.superbot.level;

import org.jspecify.annotations.NullMarked;
