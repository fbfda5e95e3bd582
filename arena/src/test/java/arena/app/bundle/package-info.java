/** Tests of matches as one file for somebody else. */
@NullMarked
package arena.app.bundle;

import org.jspecify.annotations.NullMarked;
