/** Tests of the server for bots that connect by TCP, over real sockets. */
@NullMarked
package arena.door.wire;

import org.jspecify.annotations.NullMarked;
