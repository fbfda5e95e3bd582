/** Tests of the package of the same name. */
@NullMarked
package arena.app.contest;

import org.jspecify.annotations.NullMarked;
