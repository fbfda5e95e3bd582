/** Tests of games for training: whole games of every game, whose records are verified, and wrong requests. */
@NullMarked
package arena.app.training;

import org.jspecify.annotations.NullMarked;
