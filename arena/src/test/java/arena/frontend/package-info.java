/**
 * A second front end, as small as one can be: it stands on the application floor beside the command line, and never
 * uses it.
 */
@NullMarked
package arena.frontend;

import org.jspecify.annotations.NullMarked;
