/** Tests of the package of the same name. */
@NullMarked
package arena.app;

import org.jspecify.annotations.NullMarked;
