/**
 * Schedules of comparisons, and the statistics of their results: tallies, paired scores and sequential tests. The
 * formats of contests are in {@link arena.tournament.format}, ratings in {@code arena.tournament.rating}.
 *
 * <p>The result of a game is a {@link arena.tournament.GameResult}, from the end of its match to the last table:
 * nothing else holds places and points.
 *
 * <p>A comparison begins with a {@link arena.tournament.RoundRobin}, a schedule of {@link arena.tournament.Pairing
 * pairings}. A {@link arena.tournament.Tally} counts the results, a {@link arena.tournament.PairedScore} estimates the
 * difference in strength, and a {@link arena.tournament.Sprt} decides when there are enough games.
 *
 * <p>Games come in blocks: games of one seed in which each contestant sits on every seat once, so that neither the
 * first move nor chance favours a contestant. The games of a block depend on each other, so the statistics count blocks
 * and not games.
 *
 * <p>Everything here is pure: no file, no thread, no clock, no random number, and no game by name.
 */
@NullMarked
package arena.tournament;

import org.jspecify.annotations.NullMarked;
