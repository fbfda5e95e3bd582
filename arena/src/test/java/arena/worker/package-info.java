/** Tests of games for other machines. */
@NullMarked
package arena.worker;

import org.jspecify.annotations.NullMarked;
