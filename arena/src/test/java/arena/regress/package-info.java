/** Tests of taking a recorded match up again, with the games of every shape. */
@NullMarked
package arena.regress;

import org.jspecify.annotations.NullMarked;
