/** Tests of the measurements of folders. */
@NullMarked
package arena.app.share;

import org.jspecify.annotations.NullMarked;
