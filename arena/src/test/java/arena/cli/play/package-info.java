/** Playing a match, by what is typed and what is printed. */
@NullMarked
package arena.cli.play;

import org.jspecify.annotations.NullMarked;
