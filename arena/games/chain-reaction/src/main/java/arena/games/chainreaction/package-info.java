/**
 * The game Chain Reaction Reloaded, as the document "Soliton Premier League 2015" describes it;
 * arena/docs/games/chain-reaction.md settles what the document leaves open.
 *
 * <p>Start with {@link arena.games.chainreaction.ChainReaction}, which lists the rules in the order of a match. {@link
 * arena.games.chainreaction.CoinBoard} holds coins and kings; {@link arena.games.chainreaction.ChainBurst} lets them
 * burst; {@link arena.games.chainreaction.ChainReactionState} adds turns, secrets and counters. {@link
 * arena.games.chainreaction.ChainReactionErrorCode} names every code. {@link
 * arena.games.chainreaction.PackedCoinBoard} is the same board for a search that needs millions of moves a second; a
 * test compares both move by move.
 *
 * <p>Cells are numbered from 1 to 49, row by row, everywhere; 0 is no cell. The rules read and write no text; the
 * codecs do. Nothing here uses a file, a clock, a thread, or chance that is not part of a value.
 */
@NullMarked
package arena.games.chainreaction;

import org.jspecify.annotations.NullMarked;
