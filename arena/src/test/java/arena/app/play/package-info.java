/** Tests of the package of the same name. */
@NullMarked
package arena.app.play;

import org.jspecify.annotations.NullMarked;
