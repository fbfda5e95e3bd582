/** Tests of the messages of bots that connect. */
@NullMarked
package arena.games.windwardopolis.wire;

import org.jspecify.annotations.NullMarked;
