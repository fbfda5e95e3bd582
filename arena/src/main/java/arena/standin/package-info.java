/**
 * Stand-in bots: programs that replace the entries of a contest in a rehearsal, some of them with the bad habits of
 * real entries.
 *
 * <p>Start with {@link arena.standin.StandIn}, the program, and {@link arena.standin.Habit}, the list of bad
 * behaviours. The program plays legal moves like the weakest super bot and adds the habit.
 *
 * <p>A stand-in is a bot like any other: it knows only its folder, and nothing about the contest. Its main class reads
 * no options and writes no log, because a rehearsal starts hundreds of them.
 */
@NullMarked
package arena.standin;

import org.jspecify.annotations.NullMarked;
