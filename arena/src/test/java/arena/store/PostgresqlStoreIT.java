package arena.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The store contract with a real PostgreSQL server, and tests of refusals, crashes, restarts and cut connections. */
@Tag("slow")
class PostgresqlStoreIT implements StoreContract, DigestChainContract {

    private static final int PULLS = 20;

    private static PostgresqlServer server;

    private String name;

    @BeforeAll
    static void start() {
        server = PostgresqlServer.started();
    }

    @AfterAll
    static void stop() throws IOException {
        if (server != null) {
            server.close();
        }
    }

    @BeforeEach
    void makeDatabase() {
        name = server.emptyDatabase();
    }

    @Override
    public Database database() {
        return server.database(name);
    }

    @Override
    public String withoutForeignKeys() {
        return "set session_replication_role = replica";
    }

    private ContestStore through(CuttableProxy proxy) {
        return ContestStore.open(
                Database.postgresql(
                        PostgresqlServer.url(name, proxy.port()), PostgresqlServer.USER, PostgresqlServer.PASSWORD),
                "cup",
                remark -> assertThat(remark).startsWith("The database "));
    }

    @Test
    void aCutConnectionIsMadeAnewAndTheContestKeptUnlessSomebodyElseWasFaster() throws IOException {
        try (CuttableProxy proxy = new CuttableProxy(server.port());
                ContestStore near = through(proxy)) {
            try (ContestStore other = ContestStore.open(database(), "cup", StoreSamples::failOnRemark)) {
                assertThat(near.acquireLock()).isTrue();
                assertThat(other.acquireLock()).isFalse();
                proxy.cut();
                await().atMost(Duration.ofMinutes(2)).until(near::hasLock);
                assertThat(other.acquireLock()).isFalse();

                proxy.cut();
                await().atMost(Duration.ofMinutes(2)).until(other::acquireLock);
                assertThat(near.hasLock()).isFalse();
            }
            await().atMost(Duration.ofMinutes(2)).until(near::hasLock);
        }
    }

    @Test
    void aConnectionThatHangsHoldsTheContestAndComesBack() throws IOException {
        try (CuttableProxy proxy = new CuttableProxy(server.port());
                ContestStore near = through(proxy);
                ContestStore other = ContestStore.open(database(), "cup", StoreSamples::failOnRemark)) {
            assertThat(near.acquireLock()).isTrue();
            proxy.holdBack(true);
            assertThat(near.hasLock()).isFalse();
            assertThat(other.acquireLock()).isFalse();
            proxy.holdBack(false);
            await().atMost(Duration.ofMinutes(1)).until(near::hasLock);
            assertThat(other.acquireLock()).isFalse();
        }
    }

    @Test
    void aServerThatCrashesGivesTheContestToWhoAsksFirst() throws IOException {
        try (ContestStore one = ContestStore.open(database(), "cup", remark -> {});
                ContestStore two = ContestStore.open(database(), "cup", remark -> {})) {
            assertThat(one.acquireLock()).isTrue();
            server.crash();
            assertThat(one.hasLock()).isFalse();
            server.restart();
            await().atMost(Duration.ofMinutes(2)).until(two::acquireLock);
            assertThat(one.hasLock()).isFalse();
        }
    }

    @Test
    void aWrongPasswordIsSaidAtOnce() {
        Database wrong = Database.postgresql(PostgresqlServer.url(name, server.port()), PostgresqlServer.USER, "guess");
        assertThatThrownBy(() -> ContestStore.open(wrong, "cup", StoreSamples::failOnRemark))
                .isInstanceOf(StoreException.class)
                .hasMessage("The database postgresql://127.0.0.1:" + server.port() + "/" + name
                        + " cannot be used: user or password is refused.");
    }

    @Test
    void aDatabaseThatDoesNotExistIsSaidAtOnce() {
        assertThatThrownBy(() -> ContestStore.open(server.database("nowhere"), "cup", StoreSamples::failOnRemark))
                .isInstanceOf(StoreException.class)
                .hasMessageEndingWith("nowhere cannot be used: the server has no database of that name.");
    }

    @Test
    void aServerOfAnUnknownNameIsSaidAtOnce() {
        Database nowhere = Database.postgresql("jdbc:postgresql://nowhere.invalid/cup", "ada", "");
        assertThatThrownBy(() -> ContestStore.open(nowhere, "cup", StoreSamples::failOnRemark))
                .isInstanceOf(StoreException.class)
                .hasMessageEndingWith("cannot be used: its server is not known by that name.");
    }

    @Test
    void aServerThatCrashesIsWaitedForAndNothingIsLostOrTwice()
            throws IOException, InterruptedException, ExecutionException {
        int each = 40;
        ConcurrentLinkedQueue<String> remarks = new ConcurrentLinkedQueue<>();
        CountDownLatch some = new CountDownLatch(10);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try (ContestStore store = ContestStore.open(database(), "cup", remarks::add)) {
            store.begin(StoreSamples.head());
            List<Future<?>> writers = List.of(
                    threads.submit(() -> play(store, "A.", each, some)),
                    threads.submit(() -> play(store, "B.", each, some)));
            some.await();
            server.crash();
            await().atMost(Duration.ofMinutes(2)).until(() -> !remarks.isEmpty());
            server.restart();
            for (Future<?> writer : writers) {
                writer.get();
            }
            assertAllOnce(store, 2 * each);
            assertThat(remarks)
                    .containsExactly(
                            "The database " + database().words()
                                    + " cannot be used just now, it does not answer; the arena waits for it, and"
                                    + " nothing is lost.",
                            "The database " + database().words() + " can be used again; the arena goes on.");
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void aCableThatIsPulledAgainAndAgainLosesNothingAndNothingIsTwice()
            throws IOException, InterruptedException, ExecutionException {
        int matches = 60;
        CountDownLatch done = new CountDownLatch(matches);
        ExecutorService threads = Executors.newFixedThreadPool(1);
        ConcurrentLinkedQueue<String> remarks = new ConcurrentLinkedQueue<>();
        try (CuttableProxy proxy = new CuttableProxy(server.port());
                ContestStore store = ContestStore.open(
                        Database.postgresql(
                                PostgresqlServer.url(name, proxy.port()),
                                PostgresqlServer.USER,
                                PostgresqlServer.PASSWORD),
                        "cup",
                        remarks::add)) {
            store.begin(StoreSamples.head());
            Future<?> writer = threads.submit(() -> play(store, "A.", matches, done));
            // The number of cuts is limited, since a busy machine may need more time for a connection than any short
            // pause.
            for (int pull = 1; pull <= PULLS && !writer.isDone(); pull++) {
                LockSupport.parkNanos(pull * 10_000_000L);
                proxy.cut();
            }
            writer.get();
            assertAllOnce(store, matches);
            assertThat(remarks).isNotEmpty();
        } finally {
            threads.shutdownNow();
        }
    }

    private static void play(ContestStore store, String group, int matches, CountDownLatch done) {
        for (int match = 0; match < matches; match++) {
            Attempt attempt = store.begin(group + match, List.of(0, 1), "arena", match);
            assertThat(attempt.number()).isEqualTo(1);
            assertThat(store.end(attempt, StoreSamples.played(match))).isTrue();
            done.countDown();
        }
    }

    private static void assertAllOnce(ContestStore store, int matches) {
        assertThat(store.attempts())
                .hasSize(matches)
                .allMatch(attempted -> attempted.attempt().number() == 1)
                .allMatch(attempted -> attempted.ended().isPresent());
    }
}
