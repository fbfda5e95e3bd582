/**
 * The levels of Chain Reaction Reloaded.
 *
 * <p>Start with {@link arena.superbot.chainreaction.ChainReactionLevels}. The strong levels search a {@link
 * arena.superbot.chainreaction.PackedPosition}; {@link arena.superbot.chainreaction.KingBelief} infers the cell of the
 * hidden king.
 */
@NullMarked
package arena.superbot.chainreaction;

import org.jspecify.annotations.NullMarked;
