/** Tests of the command line: what is typed, what is printed, and the exit code. */
@NullMarked
package arena.cli;

import org.jspecify.annotations.NullMarked;
