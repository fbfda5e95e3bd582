/** Tests of the room of the same name. */
@NullMarked
package arena.app;

import org.jspecify.annotations.NullMarked;
