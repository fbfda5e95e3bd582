/**
 * Contests in a database, as they happen: what was drawn, which matches were begun, how they ended, and what was
 * decided by whom.
 *
 * <p>Start with {@link arena.store.ContestStore}. A {@link arena.store.Database} says where: a SQLite file, which must
 * lie on a disk of the machine itself, or PostgreSQL; both take the same statements. {@code Patience} waits for a
 * database that is lost, {@code Happenings} numbers what happens and sees to it that nothing is entered twice, and the
 * tables are laid out in the resource {@code arena/store/V1__contests.sql}.
 *
 * <p>This package knows no rules and takes no decision: it keeps values and gives them back. Its statements only add;
 * none changes or removes a row. Nothing of a database is loaded before a store is opened.
 */
@NullMarked
package arena.store;

import org.jspecify.annotations.NullMarked;
