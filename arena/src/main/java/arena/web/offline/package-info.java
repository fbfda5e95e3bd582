/**
 * Pages that open from a disk and need no server: a match in one file, which can be sent to people who have no arena,
 * and the pages of an exported contest.
 *
 * <p>Start with {@link arena.web.offline.OfflinePage}.
 */
@NullMarked
package arena.web.offline;

import org.jspecify.annotations.NullMarked;
