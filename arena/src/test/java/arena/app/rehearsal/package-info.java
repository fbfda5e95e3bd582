/** Tests of the package of the same name. */
@NullMarked
package arena.app.rehearsal;

import org.jspecify.annotations.NullMarked;
