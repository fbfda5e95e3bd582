/**
 * Stand-in bots: programs that take the places of a contest's entries when its whole event is rehearsed, some of them
 * with the bad habits that entries have.
 *
 * <p>Start with {@link arena.standin.StandIn}, the program, and {@link arena.standin.Habit}, the list of what can be
 * wrong with a bot. {@link arena.standin.HabitResponder} plays legal moves as the weakest super bot does, and adds the habit.
 *
 * <p>A stand-in is a bot like any other: it knows its folder and nothing else of the arena, and nothing of any contest.
 * Its main class reads no options and writes no log, because hundreds of them are started in a rehearsal.
 */
@NullMarked
package arena.standin;

import org.jspecify.annotations.NullMarked;
