/** Tests of the ladder that is always open. */
@NullMarked
package arena.ladder;

import org.jspecify.annotations.NullMarked;
