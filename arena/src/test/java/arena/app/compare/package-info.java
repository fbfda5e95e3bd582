/** What a comparison notices in its games. */
@NullMarked
package arena.app.compare;

import org.jspecify.annotations.NullMarked;
