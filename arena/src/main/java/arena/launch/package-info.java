/**
 * Bots as processes: starts a bot's program in its confinement, keeps what it prints, notices its end at once, and
 * leaves nothing of it behind.
 *
 * <p>Start with {@link arena.launch.LaunchedPlayer}, a {@link arena.match.Player} around the player that serves the
 * team's folder, then {@link arena.launch.Launcher}, which starts all programs of one arena. A
 * {@link arena.launch.program.BotProgram} says what is started and names what is wrong with it beforehand.
 *
 * <p>Two threads serve all bots: one starts them, because a program that is told to die with its parent dies with the
 * thread that started it; the other one empties their pipes. This package knows no game and no protocol file, never
 * starts a shell on a host's command, and never gives a bot anything through its standard input.
 */
@NullMarked
package arena.launch;

import org.jspecify.annotations.NullMarked;
