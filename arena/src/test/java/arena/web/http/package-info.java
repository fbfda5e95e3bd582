/** Tests of {@link arena.web.http}. */
@NullMarked
package arena.web.http;

import org.jspecify.annotations.NullMarked;
