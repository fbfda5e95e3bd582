/** Tests of the warnings and standings of a comparison. */
@NullMarked
package arena.app.compare;

import org.jspecify.annotations.NullMarked;
