/** Seasons of the ladder for tests of other packages. */
@NullMarked
package arena.app.ladder;

import org.jspecify.annotations.NullMarked;
