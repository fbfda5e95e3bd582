/** Tests of what the levels of all games have in common. */
@NullMarked
package arena.level;

import org.jspecify.annotations.NullMarked;
