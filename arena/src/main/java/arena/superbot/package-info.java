/**
 * The opponents that come with the arena: for each game a list of levels, each of an own idea.
 *
 * <p>Start with {@link arena.superbot.SuperBots}. A {@link arena.superbot.Level} makes a {@link arena.superbot.Mind} for one
 * match; {@link arena.superbot.SuperBot} is the mind behind the texts of the protocol, which is all it ever sees: a super bot
 * gets no favours, whether it sits in the arena's own process or serves a folder.
 *
 * <p>An {@link arena.superbot.Effort} limits how long a mind thinks. The strong levels of Chain Reaction search a {@link
 * arena.superbot.PackedPosition}; {@link arena.superbot.KingBelief} infers what is hidden.
 *
 * <p>The levels of Asterobots give numbers to veins ({@link arena.superbot.Terrain}), put turns together that break no rule
 * ({@link arena.superbot.TurnPlan}), and foresee on a light twin of the rules ({@link arena.superbot.Front}); {@link
 * arena.superbot.Campaign} searches on it.
 *
 * <p>This package touches no file, reads the time only to stop thinking, and draws chance only from the seed it is given.
 */
@NullMarked
package arena.superbot;

import org.jspecify.annotations.NullMarked;
