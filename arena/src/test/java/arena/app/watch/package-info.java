/** Tests of a bot that is tried after each change of its files. */
@NullMarked
package arena.app.watch;

import org.jspecify.annotations.NullMarked;
