/** Tests of the room of the same name. */
@NullMarked
package arena.web.http;

import org.jspecify.annotations.NullMarked;
