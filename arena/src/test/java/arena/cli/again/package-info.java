/** Going back to a turn of a recorded match, by what is typed and what is printed. */
@NullMarked
package arena.cli.again;

import org.jspecify.annotations.NullMarked;
