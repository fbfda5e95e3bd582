/** Comparing bots, by what is typed and what is printed. */
@NullMarked
package arena.cli.compare;

import org.jspecify.annotations.NullMarked;
