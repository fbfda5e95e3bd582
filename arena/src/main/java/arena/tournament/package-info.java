/**
 * Who plays whom, and what the results say: schedules, tallies, paired scores and sequential tests. The formats of
 * contests are in {@link arena.tournament.format}, ratings in {@code arena.tournament.rating}.
 *
 * <p>How a game ended is a {@link arena.tournament.GameResult}, from the end of its match to the last table: nothing
 * else holds places and points.
 *
 * <p>A comparison begins with a {@link arena.tournament.Schedule}, an iterator of
 * {@link arena.tournament.Pairing pairings}. A {@link arena.tournament.Tally} counts how games ended, a
 * {@link arena.tournament.PairedScore} says what the counts tell about strength, and a {@link arena.tournament.Sprt}
 * when they tell enough.
 *
 * <p>Games come in blocks: games of one seed in which each contestant sits on every seat once, since who begins, and
 * with what luck, must favour nobody. The games of a block are alike, so the block and not the game is what statistics
 * count.
 *
 * <p>Everything here is pure: no file, no thread, no clock, no random number, and no game by name.
 */
@NullMarked
package arena.tournament;

import org.jspecify.annotations.NullMarked;
