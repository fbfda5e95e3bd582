/** Checking a bot, by what is typed and what is printed. */
@NullMarked
package arena.cli.check;

import org.jspecify.annotations.NullMarked;
