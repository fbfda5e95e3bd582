/**
 * Bots as processes: this package starts a bot's program in its confinement, keeps its output, notices its end at once,
 * and leaves no process of it behind.
 *
 * <p>Start with {@link arena.launch.LaunchedPlayer}, a {@link arena.match.Player} around the player that serves the
 * team's folder, then {@link arena.launch.Launcher}, which starts all programs of one arena. A {@link
 * arena.launch.program.BotProgram} describes a program, and its check names what is wrong with it beforehand.
 *
 * <p>Two threads serve all bots: one starts them, because a program that is set to die with its parent dies with the
 * thread that started it; the other one empties their pipes. This package knows no game and no protocol file, never
 * starts a shell on a host's command. The standard input of a bot is at its end, unless its program has a {@link
 * arena.launch.program.StreamPartner}: then both streams belong to that partner.
 */
@NullMarked
package arena.launch;

import org.jspecify.annotations.NullMarked;
