/** Tests of the command line as a whole, and {@link arena.cli.Console}, at which the tests of all commands type. */
@NullMarked
package arena.cli;

import org.jspecify.annotations.NullMarked;
