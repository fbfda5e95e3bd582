/** Tests of the room of the same name. */
@NullMarked
package arena.app.play;

import org.jspecify.annotations.NullMarked;
