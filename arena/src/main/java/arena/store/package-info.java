/**
 * The storage of contests in a database: the draw, the matches that began, their results, and the decisions.
 *
 * <p>Start with {@link arena.store.ContestStore}. A {@link arena.store.Database} is a SQLite file, which must lie on a
 * local disk, or a PostgreSQL database; both take the same statements. {@code RetryPolicy} waits for a database that is
 * away, {@code SequenceNumbers} numbers the entries and prevents that one is made twice, and the resource {@code
 * arena/store/V1__contests.sql} defines the tables.
 *
 * <p>This package knows no rules of games and takes no decisions: it stores values and returns them. Its statements
 * only add rows; none changes or removes one. No class of a database is loaded before a store is opened.
 */
@NullMarked
package arena.store;

import org.jspecify.annotations.NullMarked;
