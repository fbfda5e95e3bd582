/** Tests of the games that the arena finds, and the jar of a game of a stranger. */
@NullMarked
package arena.plugin;

import org.jspecify.annotations.NullMarked;
