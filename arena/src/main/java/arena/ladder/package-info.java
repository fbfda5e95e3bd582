/**
 * The ladder that is always open: versions of bots come and go, each is rated from all its games, and the next game is
 * the one that tells most. It touches no file and no clock.
 *
 * <p>Start with {@link arena.ladder.LadderState}. {@link arena.ladder.LadderRatings} rates its bots, {@link
 * arena.ladder.LadderPairing} chooses the next game.
 */
@NullMarked
package arena.ladder;

import org.jspecify.annotations.NullMarked;
