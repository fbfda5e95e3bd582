package arena.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of failures of a SQLite file. */
class SqliteTroubleTest {

    @TempDir
    private Path folder;

    private static ContestStore open(Path file) {
        return ContestStore.open(Database.sqlite(file), "cup", StoreSamples::failOnRemark);
    }

    private void sql(Path file, String statement) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement change = connection.createStatement()) {
            change.execute(statement);
        }
    }

    @Test
    void aFolderThatIsMissingIsSaidAtOnce() {
        Path file = folder.resolve("nowhere").resolve("contest.db");
        assertThatThrownBy(() -> open(file))
                .isInstanceOf(StoreException.class)
                .hasMessage("The database " + file
                        + " cannot be used: it cannot be opened; its folder must exist, and let files be made.");
    }

    @Test
    void aFileThatIsNoDatabaseIsSaidAtOnceAndStaysAsItWas() throws IOException {
        Path file = Files.writeString(
                folder.resolve("contest.db"), "This is a list of teams, not a database.\n".repeat(50));
        byte[] before = Files.readAllBytes(file);
        assertThatThrownBy(() -> open(file))
                .isInstanceOf(StoreException.class)
                .hasMessage("The database " + file + " cannot be used: it is no SQLite database.");
        assertThat(file).hasBinaryContent(before);
    }

    @Test
    void theTablesOfANewerArenaAreLeftAlone() throws SQLException {
        Path file = folder.resolve("contest.db");
        open(file).close();
        sql(
                file,
                "insert into arena_history select 999, '999', 'from the future', type, 'V999__x.sql', 1, installed_by,"
                        + " installed_on, 1, 1 from arena_history where installed_rank = 1");
        assertThatThrownBy(() -> open(file))
                .isInstanceOf(StoreException.class)
                .hasMessage("The database " + file
                        + " was used by a newer arena than this one; use that one, or name another database.");
    }

    @Test
    void theTablesOfAnotherProgramAreLeftAlone() throws SQLException {
        Path file = folder.resolve("contest.db");
        sql(file, "create table bookmark (url text)");
        assertThatThrownBy(() -> open(file))
                .isInstanceOf(StoreException.class)
                .hasMessage("The database " + file
                        + " holds tables of another program; name an empty one, which the arena fills.");
    }

    @Test
    void aFileThatIsRemovedWhileItIsInUseIsNotWrittenToInVain() throws IOException {
        Path file = folder.resolve("contest.db");
        try (ContestStore store = open(file)) {
            store.begin(StoreSamples.head());
            Files.delete(file);
            assertThatThrownBy(() -> store.begin("A.1", List.of(0, 1), "arena", 1))
                    .isInstanceOf(StoreException.class)
                    .hasMessageStartingWith("The database " + file + " was removed or replaced while it was in use");
        }
    }

    /**
     * SQLite refuses a connection to a file that another one is just preparing; the arena must wait, and may report it.
     */
    @Test
    void twoArenasMayMakeTheTablesOfOneFileAtOnce() throws Exception {
        Path file = folder.resolve("contest.db");
        ConcurrentLinkedQueue<String> remarks = new ConcurrentLinkedQueue<>();
        ExecutorService threads = Executors.newFixedThreadPool(3);
        try {
            List<Future<ContestStore>> stores = List.of(
                    threads.submit(() -> ContestStore.open(Database.sqlite(file), "cup", remarks::add)),
                    threads.submit(() -> ContestStore.open(Database.sqlite(file), "cup", remarks::add)),
                    threads.submit(() -> ContestStore.open(Database.sqlite(file), "cup", remarks::add)));
            for (Future<ContestStore> store : stores) {
                try (ContestStore opened = store.get()) {
                    opened.begin(StoreSamples.head());
                    assertThat(opened.head()).contains(StoreSamples.head());
                }
            }
            assertThat(remarks)
                    .allMatch(remark ->
                            remark.contains("another program holds it locked") || remark.contains("can be used again"));
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void aFullDiskIsWaitedForAndNothingIsLostOrTwice() throws Exception {
        Path disk = Files.createDirectory(folder.resolve("disk"));
        boolean mounted = run("mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", disk.toString());
        if (!mounted) {
            System.err.println("SKIPPED: the full disk was not tested, since only root may mount a small one.");
        }
        assumeTrue(mounted, "only root may mount a small disk");
        ExecutorService threads = Executors.newFixedThreadPool(1);
        try {
            ConcurrentLinkedQueue<String> remarks = new ConcurrentLinkedQueue<>();
            try (ContestStore store =
                    ContestStore.open(Database.sqlite(disk.resolve("contest.db")), "cup", remarks::add)) {
                store.begin(StoreSamples.head());
                Path ballast = fill(disk);
                Future<?> writer = threads.submit(() -> {
                    for (int match = 0; match < 20; match++) {
                        store.end(
                                store.begin("A." + match, List.of(0, 1), "x".repeat(1_000), 1),
                                StoreSamples.played(match));
                    }
                });
                await().atMost(Duration.ofMinutes(2)).until(() -> !remarks.isEmpty());
                Files.delete(ballast);
                writer.get(1, TimeUnit.MINUTES);
                assertThat(store.attempts())
                        .hasSize(20)
                        .allMatch(attempted -> attempted.attempt().number() == 1
                                && attempted.ended().isPresent());
                assertThat(remarks).hasSize(2);
                assertThat(remarks.peek()).contains("its disk is full");
            }
        } finally {
            threads.shutdownNow();
            run("umount", disk.toString());
        }
    }

    private static Path fill(Path disk) {
        Path ballast = disk.resolve("ballast");
        try (var out = Files.newOutputStream(ballast)) {
            while (true) {
                out.write(new byte[1024]);
            }
        } catch (IOException full) {
            return ballast;
        }
    }

    private static boolean run(String... command) throws IOException, InterruptedException {
        try {
            Process process = new ProcessBuilder(command).inheritIO().start();
            return process.waitFor() == 0;
        } catch (IOException noSuchCommand) {
            return false;
        }
    }
}
