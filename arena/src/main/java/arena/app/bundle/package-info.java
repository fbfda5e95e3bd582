/**
 * A match as one file for somebody else: {@link arena.app.bundle.MatchBundle}.
 *
 * <p>It holds the record and what one bot read and wrote, and nothing that another contestant keeps to itself.
 */
@NullMarked
package arena.app.bundle;

import org.jspecify.annotations.NullMarked;
