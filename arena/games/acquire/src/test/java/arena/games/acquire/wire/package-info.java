/** Tests of the messages of bots that connect. */
@NullMarked
package arena.games.acquire.wire;

import org.jspecify.annotations.NullMarked;
