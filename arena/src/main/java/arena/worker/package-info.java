/**
 * Games of a contest that are played on other machines, which share the contest's PostgreSQL database.
 *
 * <p>Start with {@link arena.worker.WorkerDatabase}. The arena that runs the contest hands a {@link
 * arena.worker.RemoteGame} to the queue; a worker takes it, plays it, and returns its record as a {@link
 * arena.worker.Delivery}. The {@link arena.worker.GameQueue} is db-scheduler: it gives a game to one worker, and to
 * another one if the first stops answering. A record counts once for each attempt, and only from the worker that has
 * the game; the database decides that in one transaction, in the functions of {@code arena/worker/V1__workers.sql},
 * which also limit what the key of a worker may do.
 *
 * <p>This package plays nothing and decides nothing about a contest: what counts follows from the records, which the
 * arena that runs the contest examines like its own.
 */
@NullMarked
package arena.worker;

import org.jspecify.annotations.NullMarked;
