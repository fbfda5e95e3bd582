/**
 * The program of a bot before it runs: its command, the files and variables that belong to it, what is wrong with it,
 * and how it is known again.
 *
 * <p>Start with {@link arena.launch.program.BotProgram}. Starts nothing.
 */
@NullMarked
package arena.launch.program;

import org.jspecify.annotations.NullMarked;
