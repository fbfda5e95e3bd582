/** Tests of {@link arena.web.contest}. */
@NullMarked
package arena.web.contest;

import org.jspecify.annotations.NullMarked;
