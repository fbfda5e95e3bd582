/**
 * The commands {@code arena worker} and {@code arena workers}: games of a contest on other machines.
 *
 * <p>Start with {@link arena.cli.worker.WorkerCommand}. {@link arena.app.worker} plays, {@link
 * arena.app.remote.WorkerRegistry} serves the organiser.
 */
@NullMarked
package arena.cli.worker;

import org.jspecify.annotations.NullMarked;
