/** Tests of matches in which a person sits on a seat. */
@NullMarked
package arena.app.simulate;

import org.jspecify.annotations.NullMarked;
