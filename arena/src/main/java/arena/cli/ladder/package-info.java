/** The commands of the ladder that is always open. Start with {@link arena.cli.ladder.LadderCommand}. */
@NullMarked
package arena.cli.ladder;

import org.jspecify.annotations.NullMarked;
