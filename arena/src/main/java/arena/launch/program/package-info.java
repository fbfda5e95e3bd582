/**
 * The program of a bot before it runs: its command, its files and variables, its check, and its identification.
 *
 * <p>Start with {@link arena.launch.program.BotProgram}. Starts nothing.
 */
@NullMarked
package arena.launch.program;

import org.jspecify.annotations.NullMarked;
