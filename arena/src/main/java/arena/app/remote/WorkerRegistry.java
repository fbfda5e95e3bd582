package arena.app.remote;

import arena.app.PrivateFiles;
import arena.app.RequestFailure;
import arena.config.DatabaseSettings;
import arena.record.Printable;
import arena.worker.WorkerDatabase;
import arena.worker.WorkerKey;
import arena.worker.WorkerOrder;
import arena.worker.WorkerReport;
import arena.worker.WorkerStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The host's operations on the workers of a contest or a ladder. */
public final class WorkerRegistry implements AutoCloseable {

    private final WorkerDatabase database;
    private final DatabaseSettings server;
    private final Path keys;

    /**
     * Opens the workers.
     *
     * @param database of the contest or ladder whose games they play; closed with this registry
     * @param server the settings of that database
     * @param keys the folder in which keys are written
     */
    public WorkerRegistry(WorkerDatabase database, DatabaseSettings server, Path keys) {
        this.database = database;
        this.server = server;
        this.keys = keys;
    }

    /** Returns the key of a file. */
    public static WorkerKey readKey(Path file) {
        try {
            return WorkerKey.of(Files.readString(file), file.toString());
        } catch (IOException failure) {
            throw RequestFailure.usage("The key of the worker cannot be read (" + failure
                    + "); `arena workers CONTEST.ini issue NAME` makes one.");
        } catch (IllegalArgumentException noKey) {
            throw RequestFailure.usage(String.valueOf(noKey.getMessage()));
        }
    }

    /** Returns all workers, by name. */
    public List<WorkerStatus> all() {
        return database.workers();
    }

    /** Returns workers as JSON, for pages and programs. */
    public static ArrayNode json(List<WorkerStatus> workers) {
        ArrayNode node = JsonNodeFactory.instance.arrayNode();
        for (WorkerStatus worker : workers) {
            ObjectNode one = node.addObject()
                    .put("name", worker.name())
                    .put("order", worker.order().word())
                    .put("alive", worker.isAlive());
            worker.silence().ifPresent(time -> one.put("silentMillis", time.toMillis()));
            worker.report().ifPresent(told -> add(one, told));
        }
        return node;
    }

    private static void add(ObjectNode node, WorkerReport told) {
        node.put("version", Printable.of(told.version()))
                .put("machine", Printable.of(told.machine().kind()))
                .put("speed", told.machine().speed())
                .put("slots", told.slots())
                .put("played", told.done())
                .put("refused", told.refused())
                .put("loadPercent", told.loadPercent())
                .put("confinement", Printable.of(told.confinement()))
                .put("problem", Printable.of(told.problem()));
        ArrayNode playing = node.putArray("playing");
        told.playing().forEach(game -> playing.add(Printable.of(game)));
    }

    /**
     * Makes a key for a worker, and returns its file, which only this account can read. An earlier key of the name is
     * no longer valid.
     */
    public Path issue(String name) {
        if (!WorkerKey.isName(name)) {
            throw RequestFailure.usage(
                    "A worker has a name of lower-case letters, digits and hyphens that begins with a"
                            + " letter, such as hall-3; not \"" + name + "\".");
        }
        WorkerKey key =
                new WorkerKey(name, database.contest(), server.url(), WorkerKey.role(name), database.issueKey(name));
        Path file = keys.resolve(name + WorkerKey.ENDING);
        try {
            Files.deleteIfExists(file);
            PrivateFiles.createFile(file);
            return Files.writeString(file, key.text());
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The key cannot be written to " + file + " (" + failure + ").");
        }
    }

    /** Returns whether other machines cannot reach the database by the address that a key has. */
    public boolean isLocalAddress() {
        return DatabaseServer.isLocal(server);
    }

    /** Orders something of a worker. */
    public void order(String name, WorkerOrder order) {
        requireKnown(order == WorkerOrder.REVOKED ? database.revokeKey(name) : database.order(name, order), name);
    }

    /** Removes a worker from the list; its key is no longer valid. */
    public void forget(String name) {
        database.revokeKey(name);
        requireKnown(database.forget(name), name);
    }

    private void requireKnown(boolean isKnown, String name) {
        if (!isKnown) {
            List<String> names = all().stream().map(WorkerStatus::name).toList();
            throw RequestFailure.usage("There is no worker \"" + name + "\"; "
                    + (names.isEmpty() ? "there is none yet." : "there are: " + String.join(", ", names) + "."));
        }
    }

    @Override
    public void close() {
        database.close();
    }
}
