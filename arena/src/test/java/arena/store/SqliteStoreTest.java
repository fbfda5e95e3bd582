package arena.store;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** The contract, with a file. */
class SqliteStoreTest implements StoreContract {

    @TempDir
    private Path folder;

    @Override
    public Database database() {
        return Database.sqlite(folder.resolve("contest.db"));
    }
}
