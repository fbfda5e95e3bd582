/** Tests of the texts against the protocol. */
@NullMarked
package arena.text;

import org.jspecify.annotations.NullMarked;
