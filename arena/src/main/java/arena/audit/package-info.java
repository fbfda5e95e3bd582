/**
 * A contest held against its records: what a record tells of how a game ended, and whether what is kept of the contest
 * is that.
 *
 * <p>Start with {@link arena.audit.ContestAudit}. {@link arena.audit.GameEnd} makes of a match, just played or read
 * from its record, what the store keeps of it; so that a result is worked out in one way only, when it is entered, when
 * it is found after the arena was killed, and when it is checked.
 *
 * <p>This room plays nothing and decides nothing. It reads records by their names and knows no file.
 */
@NullMarked
package arena.audit;

import org.jspecify.annotations.NullMarked;
