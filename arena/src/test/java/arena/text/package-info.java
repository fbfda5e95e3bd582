/** Holds the texts to the letter of the protocol. */
@NullMarked
package arena.text;

import org.jspecify.annotations.NullMarked;
