/** Looking at records, by what is typed and what is printed. */
@NullMarked
package arena.cli.replay;

import org.jspecify.annotations.NullMarked;
