/**
 * The audit of a contest against its records: the result that a record shows, and whether the store holds the same.
 *
 * <p>Start with {@link arena.audit.ContestAudit}. {@link arena.audit.AttemptResultConverter} converts a match, just
 * played or read from its record, into the result that the store holds; so a result is computed in one
 * way only: when it is stored, when it is recovered after the arena was killed, and when it is audited.
 *
 * <p>This package plays no match and decides nothing. It reads records by their names and knows no files.
 */
@NullMarked
package arena.audit;

import org.jspecify.annotations.NullMarked;
