/** Tests of the commands of the ladder. */
@NullMarked
package arena.cli.ladder;

import org.jspecify.annotations.NullMarked;
