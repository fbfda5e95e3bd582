/** The tests of the door of standard input and output. */
@NullMarked
package arena.door.stdio;

import org.jspecify.annotations.NullMarked;
