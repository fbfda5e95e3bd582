/** Tests of {@link arena.web.session}. */
@NullMarked
package arena.web.session;

import org.jspecify.annotations.NullMarked;
