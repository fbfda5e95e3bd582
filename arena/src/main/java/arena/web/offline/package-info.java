/**
 * A match as one file for browsers: the viewer of the pages with the match inside. It opens from a disk, asks nobody
 * for anything, and can be sent to somebody who has no arena.
 *
 * <p>Start with {@link arena.web.offline.OfflinePage}.
 */
@NullMarked
package arena.web.offline;

import org.jspecify.annotations.NullMarked;
