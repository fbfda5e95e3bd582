/**
 * A match as one file for browsers: the viewer of the pages with the match inside. It opens from a disk, needs no
 * server, and can be sent to people who have no arena.
 *
 * <p>Start with {@link arena.web.offline.OfflinePage}.
 */
@NullMarked
package arena.web.offline;

import org.jspecify.annotations.NullMarked;
