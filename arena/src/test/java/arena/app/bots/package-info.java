/** Tests of new bots and of copies of bots. */
@NullMarked
package arena.app.bots;

import org.jspecify.annotations.NullMarked;
