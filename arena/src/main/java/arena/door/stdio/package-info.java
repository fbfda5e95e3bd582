/**
 * The door of standard input and output: a program reads the arena's files as messages on its standard input, and
 * writes its answers as messages on its standard output.
 *
 * <p>A message is a line with the name of a file ({@code input 12}), the lines of the file, and a line with a single
 * full stop. Start with {@link arena.door.stdio.StdioDoor}; {@link arena.door.stdio.MessageReader} reads what a program
 * writes, however wrong it is; {@link arena.door.stdio.StdioBridge} serves a folder on the contestant's side.
 *
 * <p>Memory and the number of files are bounded: a program that writes without end waits, and harms only itself.
 */
@NullMarked
package arena.door.stdio;

import org.jspecify.annotations.NullMarked;
