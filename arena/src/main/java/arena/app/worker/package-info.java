/**
 * A worker: a process that plays games of a contest which an arena on another machine runs.
 *
 * <p>Start with {@link arena.app.worker.WorkerRun}. Games come from {@link arena.worker.WorkerDatabase}, bots from its
 * bundles; records go back there. What a game means for the contest is decided elsewhere.
 */
@NullMarked
package arena.app.worker;

import org.jspecify.annotations.NullMarked;
