package arena.app.contest;

import arena.app.PrivateFiles;
import arena.app.RequestFailure;
import arena.app.remote.DatabaseServer;
import arena.config.ContestFile;
import arena.config.DatabaseSettings;
import arena.contest.DecisionCodec;
import arena.contest.RefereeDecision;
import arena.store.ContestStore;
import arena.store.Database;
import arena.store.StoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The storage of a contest: a folder for its records and logs, and a database there or on a server. */
final class ContestStorage {

    static final String RECORDS = "records";
    static final String LOGS = "logs";

    private static final String DATABASE = "contest.db";
    private static final String IDENTITY = "identity";

    private final ContestFile file;
    private final Path folder;

    ContestStorage(ContestFile file) {
        this.file = file;
        this.folder = file.contest().folder();
    }

    /**
     * Opens the store, and creates whatever is missing.
     *
     * @param remarks receives a sentence if others can read the database, or if it does not answer
     * @param limit how long to wait for a database that does not answer; empty to wait without end
     */
    ContestStore open(Consumer<String> remarks, Optional<Duration> limit) {
        createFolders();
        file.database().flatMap(DatabaseSettings::exposure).ifPresent(remarks);
        Database database = server().orElseGet(() -> Database.sqlite(folder.resolve(DATABASE)));
        ContestStore store = ContestStore.open(database, file.contest().name(), remarks, limit);
        try {
            requireOwn(store);
        } catch (StoreException refused) {
            store.close();
            throw refused;
        }
        return store;
    }

    /** Creates what is missing of the folder, so that no other account can read it. */
    void createFolders() {
        try {
            Files.createDirectories(folder);
            for (String name : List.of(RECORDS, LOGS)) {
                PrivateFiles.createFolder(folder.resolve(name));
            }
            if (file.database().isEmpty()) {
                PrivateFiles.createFile(folder.resolve(DATABASE));
            }
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The folder of the contest, " + folder + ", cannot be created ("
                    + failure + "); name another folder with folder = in [contest].");
        }
    }

    /** Returns whether a file of the folder belongs to the database or to the process that plays the contest. */
    static boolean isOfDatabase(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.startsWith(DATABASE) || name.endsWith(".lock");
    }

    /** Returns a subfolder that no other account can read, created if missing. */
    Path own(String name) throws IOException {
        Path own = folder.resolve(name);
        PrivateFiles.createFolder(own);
        return Files.createDirectories(own);
    }

    /**
     * Returns the database on a server, which workers need.
     *
     * @throws RequestFailure if the contest has a file
     */
    Database requireServer() {
        return server().orElseThrow(() -> RequestFailure.usage(
                "Workers need a database that they can reach, and the contest has a file; add a section [database]"
                        + " with url = jdbc:postgresql://HOST/NAME to "
                        + file.file().getFileName()
                        + " before the draw."));
    }

    private Optional<Database> server() {
        return file.database().map(DatabaseServer::of);
    }

    /** Refuses a database that holds another contest of the same name. */
    private void requireOwn(ContestStore store) {
        if (file.database().isPresent()) {
            Optional<String> recorded = store.decisions().stream()
                    .map(DecisionCodec::read)
                    .flatMap(what -> what instanceof RefereeDecision.Drawn drawn
                            ? Stream.ofNullable(drawn.facts().get(IDENTITY))
                            : Stream.of())
                    .findFirst();
            new ContestIdentity(folder).require(file.contest().name(), recorded);
        }
    }

    /** Returns the identity to record with the draw, which distinguishes contests of one name. */
    SortedMap<String, String> identity() {
        SortedMap<String, String> details = new TreeMap<>();
        if (file.database().isPresent()) {
            details.put(IDENTITY, new ContestIdentity(folder).made());
        }
        return details;
    }

    /** Returns the words for the database in messages. */
    String databaseWords() {
        return file.database()
                .map(any -> "the database")
                .orElse(folder.resolve(DATABASE).toString());
    }

    /**
     * An identity of a contest that distinguishes it from another contest of the same name in one database: a random
     * word, stored in the folder of the contest and with its draw.
     */
    private static final class ContestIdentity {

        private static final String FILE = "contest.id";

        private final Path file;

        /** Creates the identity of the contest in a folder. */
        ContestIdentity(Path folder) {
            this.file = folder.resolve(FILE);
        }

        /**
         * Returns the identity, which is drawn now if there is none.
         *
         * @throws StoreException with a sentence if it cannot be read or written
         */
        String made() {
            Optional<String> there = there();
            if (there.isPresent()) {
                return there.get();
            }
            String fresh = UUID.randomUUID().toString();
            try {
                Files.writeString(file, fresh + "\n");
            } catch (IOException failure) {
                throw failed(failure);
            }
            return fresh;
        }

        private Optional<String> there() {
            try {
                return Optional.of(Files.readString(file).strip()).filter(text -> !text.isEmpty());
            } catch (NoSuchFileException none) {
                return Optional.empty();
            } catch (IOException failure) {
                throw failed(failure);
            }
        }

        private StoreException failed(IOException failure) {
            return new StoreException(
                    "The file " + file + ", which says what contest this is, cannot be used (" + failure
                            + "); see that its folder is yours.",
                    failure);
        }

        /**
         * Refuses a contest of a database that was drawn for another folder.
         *
         * @param contest its name
         * @param drawn the identity that was stored with its draw; absent in contests of older arenas
         * @throws StoreException with a sentence that says what to do
         */
        void require(String contest, Optional<String> drawn) {
            if (drawn.isPresent() && !drawn.equals(there())) {
                throw new StoreException(
                        "The database has a contest \"" + contest + "\" already, which was drawn for another"
                                + " folder than " + file.getParent()
                                + ". If this is to be a new contest, give it another name or another"
                                + " database; if it is that one, on another machine or in a folder that was moved, copy"
                                + " the file "
                                + FILE
                                + " of its folder to " + file + ".");
            }
        }
    }
}
