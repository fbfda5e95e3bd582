/** The contract of all doors. */
@NullMarked
package arena.door;

import org.jspecify.annotations.NullMarked;
