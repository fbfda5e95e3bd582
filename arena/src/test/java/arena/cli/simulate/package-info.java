/** A person playing, by what is typed and what is printed. */
@NullMarked
package arena.cli.simulate;

import org.jspecify.annotations.NullMarked;
