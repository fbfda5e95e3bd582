/**
 * Chain Reaction Reloaded, as the document "Soliton Premier League 2015" describes it and
 * arena/docs/games/chain-reaction.md settles what it leaves open.
 *
 * <p>Start with {@link arena.games.chainreaction.ChainReaction}, which lists the rules in the order of a match. {@link
 * arena.games.chainreaction.CoinBoard} holds coins and kings and lets them burst ({@link
 * arena.games.chainreaction.ChainBurst}); {@link arena.games.chainreaction.ChainReactionState} adds turns, secrets and counters.
 * {@link arena.games.chainreaction.ChainReactionErrorCode} names every code. {@link arena.games.chainreaction.PackedCoinBoard} is the
 * same board for a search that needs millions of moves a second; a test holds both together move by move.
 *
 * <p>Cells are numbered from 1 to 49, row by row, everywhere; 0 is no cell. The rules touch no text: that is the
 * codecs' work. Nothing here uses a file, a clock, a thread, or chance that is not part of a value.
 */
@NullMarked
package arena.games.chainreaction;

import org.jspecify.annotations.NullMarked;
