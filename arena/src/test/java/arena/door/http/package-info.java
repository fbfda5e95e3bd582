/** The tests of the door of HTTP. */
@NullMarked
package arena.door.http;

import org.jspecify.annotations.NullMarked;
