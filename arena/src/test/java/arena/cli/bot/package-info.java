/** Making a bot, by what is typed and what is printed. */
@NullMarked
package arena.cli.bot;

import org.jspecify.annotations.NullMarked;
