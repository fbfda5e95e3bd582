package arena.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The store contract with a SQLite file. */
class SqliteStoreTest implements StoreContract, DigestChainContract {

    @TempDir
    private Path folder;

    @Override
    public Database database() {
        return Database.sqlite(folder.resolve("contest.db"));
    }

    @Override
    public String withoutForeignKeys() {
        return "pragma foreign_keys = off";
    }

    @Test
    void aCopyIsMadeOfEveryTable() throws SQLException {
        begun("cup").close();
        List<String> tables = new ArrayList<>();
        try (Connection connection = database().source().getConnection();
                Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(
                        "select name from sqlite_master where type = 'table' and name not like 'sqlite%'")) {
            while (found.next()) {
                tables.add(found.getString(1));
            }
        }
        tables.remove("arena_history");
        assertThat(ContestCopy.TABLES).containsExactlyInAnyOrderElementsOf(tables);
    }

    @Test
    void aLockFileThatWasDeletedIsMadeAnewUnlessSomebodyElseWasFaster() throws IOException {
        try (ContestStore one = ContestStore.open(database(), "cup", StoreSamples::failOnRemark);
                ContestStore two = ContestStore.open(database(), "cup", StoreSamples::failOnRemark)) {
            assertThat(one.acquireLock()).isTrue();
            Files.delete(folder.resolve("running.lock"));
            assertThat(one.hasLock()).isTrue();
            assertThat(two.acquireLock()).isFalse();
            Files.delete(folder.resolve("running.lock"));
            assertThat(two.acquireLock()).isTrue();
            assertThat(one.hasLock()).isFalse();
        }
    }
}
