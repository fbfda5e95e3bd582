/** Tests of the examinations of machines and folders. */
@NullMarked
package arena.app.share;

import org.jspecify.annotations.NullMarked;
