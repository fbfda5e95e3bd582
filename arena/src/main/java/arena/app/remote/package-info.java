/**
 * Games on other machines: what the arena that hands them out and a worker that plays them have in common.
 *
 * <p>{@link arena.app.remote.RemoteBotFiles} describes a bot, {@link arena.app.remote.RemoteBundles} stores its files
 * for workers, {@link arena.app.remote.RemoteMatchPlayer} plays a game with copies of them, and {@link
 * arena.app.remote.DeliveredRecords} stores a record that comes back. {@link arena.app.remote.WorkerRegistry} has the
 * host's operations on workers. Which games there are, and what a result means, is decided by {@link arena.app.contest}
 * and {@link arena.app.ladder}.
 */
@NullMarked
package arena.app.remote;

import org.jspecify.annotations.NullMarked;
