/** Who sits where, and under which name. */
@NullMarked
package arena.cli.stage;

import org.jspecify.annotations.NullMarked;
