/** Tests of matches in which a person has a seat. */
@NullMarked
package arena.app.simulate;

import org.jspecify.annotations.NullMarked;
