/** Who sits where, and under which name. */
@NullMarked
package arena.cli.match;

import org.jspecify.annotations.NullMarked;
