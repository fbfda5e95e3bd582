/**
 * The levels of Chain Reaction Reloaded.
 *
 * <p>Start with {@link arena.games.chainreaction.levels.ChainReactionLevels}. The strong levels search a {@link
 * arena.games.chainreaction.levels.PackedPosition}; {@link arena.games.chainreaction.levels.KingBelief} infers the
 * cell of the hidden king.
 */
@NullMarked
package arena.games.chainreaction.levels;

import org.jspecify.annotations.NullMarked;
