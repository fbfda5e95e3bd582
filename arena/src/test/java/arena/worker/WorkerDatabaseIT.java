package arena.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import arena.store.ContestHeader;
import arena.store.ContestStore;
import arena.store.PostgresqlServer;
import arena.store.StoreException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests of what a worker can do in the database of a contest, and of what its key cannot. */
@Tag("slow")
class WorkerDatabaseIT {

    private static final WorkerNeeds NEEDS =
            new WorkerNeeds(new TreeSet<>(Set.of(WorkerNeeds.ofGame("chain-reaction", "1.0.0"))));
    private static final byte[] RECORD = {1, 2, 3};

    private static PostgresqlServer server;
    private String name;
    private WorkerDatabase organiser;

    /** A game that a queue has given to a worker. */
    private record Assignment(RemoteGame game, long version) {}

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
    void open() {
        name = server.emptyDatabase();
        try (ContestStore store = ContestStore.open(server.database(name), "cup", remark -> {})) {
            store.begin(new ContestHeader(
                    "cup", "chain-reaction", "round-robin", "", "", "the sealed seed", "", List.of("A", "B"), 0));
        }
        organiser = WorkerDatabase.open(server.database(name), "cup", remark -> {}, Optional.empty());
        organiser.publish(NEEDS);
    }

    @AfterEach
    void close() {
        organiser.close();
    }

    private WorkerKey key(String worker) {
        String url = PostgresqlServer.url(name, server.port());
        return new WorkerKey(worker, "cup", url, WorkerKey.role(worker), organiser.issueKey(worker));
    }

    private static WorkerDatabase opened(WorkerKey key) {
        return WorkerDatabase.open(key.database(), key.contest(), remark -> {}, Optional.empty());
    }

    private static RemoteGame game(long sequence) {
        return new RemoteGame(
                "1." + sequence,
                Optional.empty(),
                sequence,
                "chain-reaction",
                "1.0.0",
                7,
                new TreeMap<>(),
                Optional.of(1_000L),
                Optional.empty(),
                List.of(RemoteGame.RemoteBot.ofLevel("A", "A", 1), RemoteGame.RemoteBot.ofLevel("B", "B", 2)));
    }

    private static WorkerReport report(int slots) {
        return new WorkerReport(
                "1.0.0", new WorkerReport.Machine("test", 400), slots, "", NEEDS.lines(), List.of("1.1"), 3, 0, 50, "");
    }

    /** Returns a queue whose games are not played but handed to the test. */
    private static GameQueue taking(WorkerDatabase database, String worker, BlockingQueue<Assignment> taken) {
        return database.queue(worker, 1, NEEDS.lines(), (game, version) -> {
            taken.add(new Assignment(game, version));
            Thread.sleep(TimeUnit.MINUTES.toMillis(1));
        });
    }

    private static Assignment next(BlockingQueue<Assignment> taken) throws InterruptedException {
        return Optional.ofNullable(taken.poll(1, TimeUnit.MINUTES)).orElseThrow();
    }

    @Test
    void aRecordCountsOnceAndOnlyFromTheWorkerThatHasTheGame() throws Exception {
        BlockingQueue<Assignment> taken = new LinkedBlockingQueue<>();
        try (WorkerDatabase first = opened(key("first"));
                WorkerDatabase second = opened(key("second"));
                GameQueue contest = organiser.queue(NEEDS, new TreeSet<>(), (lost, worker) -> {});
                GameQueue queue = taking(first, "first", taken)) {
            queue.resume();
            contest.add(game(1));
            Assignment assignment = next(taken);

            assertThat(assignment.game()).isEqualTo(game(1));
            assertThat(first.report("first", report(1)).assigned()).containsExactly(1L);
            assertThat(second.deliver("second", 1, assignment.version(), "a.jsonl", RECORD, ""))
                    .hasValueSatisfying(reason -> assertThat(reason).contains("another worker"));
            assertThat(first.deliver("first", 1, assignment.version() + 1, "a.jsonl", RECORD, ""))
                    .isPresent();
            assertThat(first.deliver("first", 1, assignment.version(), "b.jsonl", RECORD, ""))
                    .isEmpty();
            assertThat(first.deliver("first", 1, assignment.version(), "b.jsonl", RECORD, ""))
                    .as("the same record again, after a connection that was lost before the answer")
                    .isEmpty();
            assertThat(first.deliver("first", 1, assignment.version() + 2, "c.jsonl", RECORD, ""))
                    .as("a second record of one attempt")
                    .isPresent();
            assertThat(organiser.queued()).isEmpty();
            assertThat(organiser.deliveries())
                    .extracting(one -> one.worker() + " " + one.recordName() + " "
                            + one.refusal().isEmpty())
                    .containsExactly(
                            "second a.jsonl false", "first a.jsonl false", "first b.jsonl true", "first c.jsonl false");
            Delivery counted = organiser.delivered(1).orElseThrow();
            assertThat(counted.record()).isEqualTo(ByteBuffer.wrap(RECORD));
            organiser.deliveries().forEach(organiser::note);
            assertThat(organiser.deliveries()).isEmpty();
            assertThat(organiser.delivered(1)).isPresent();
        }
    }

    @Test
    void aGameOfAWorkerThatHasStoppedIsGivenToAnother() throws Exception {
        BlockingQueue<Assignment> taken = new LinkedBlockingQueue<>();
        BlockingQueue<String> lost = new LinkedBlockingQueue<>();
        try (WorkerDatabase first = opened(key("first"));
                WorkerDatabase second = opened(key("second"));
                GameQueue contest = organiser.queue(
                        NEEDS, new TreeSet<>(), (game, worker) -> lost.add(game.fixture() + " of " + worker))) {
            try (GameQueue queue = taking(first, "first", taken)) {
                queue.resume();
                contest.add(game(1));
                next(taken);
            }
            try (GameQueue queue = taking(second, "second", taken)) {
                queue.resume();
                assertThat(next(taken).game()).isEqualTo(game(1));
                assertThat(organiser.queued()).containsExactly(Map.entry(1L, "second"));
                // A process that is gone renews its game no more.
                try (Connection connection = server.connect(name);
                        Statement statement = connection.createStatement()) {
                    statement.execute("update scheduled_game set picked_by = 'gone', version = version + 1");
                }
                await().until(() -> {
                    // Workers are judged only while the database answers.
                    organiser.deliveries();
                    return List.copyOf(lost).equals(List.of("1.1 of gone"));
                });
            }
        }
    }

    @Test
    void theKeyReadsNoSeedAndWritesNoResult() throws Exception {
        WorkerKey key = key("first");
        try (GameQueue contest = organiser.queue(NEEDS, new TreeSet<>(), (lost, worker) -> {})) {
            contest.add(game(1));
            contest.add(game(2));
        }
        try (Connection mine = DriverManager.getConnection(key.url(), key.user(), key.password());
                Statement statement = mine.createStatement()) {
            for (String forbidden : List.of(
                    "select seed from contest",
                    "insert into ended (contest) values ('cup')",
                    "insert into worker_delivery (contest, attempt, worker, refusal, record_name, record, problem)"
                            + " values ('cup', 1, 'first', '', 'x', '', '')",
                    "insert into scheduled_game select * from scheduled_game",
                    "update scheduled_game set task_data = null",
                    "delete from scheduled_game",
                    "update worker set command = 'work'",
                    "select role from worker",
                    "update scheduled_game set picked = true, picked_by = 'second'",
                    "create role friend")) {
                assertThatThrownBy(() -> statement.execute(forbidden))
                        .as(forbidden)
                        .isInstanceOf(SQLException.class)
                        .satisfies(refused -> assertThat(((SQLException) refused).getSQLState())
                                .isEqualTo("42501"));
            }
            assertThat(statement.executeUpdate("update scheduled_game set picked = true, picked_by = 'first'"
                            + " where task_instance = 'cup/1'"))
                    .isEqualTo(1);
        }
        WorkerKey other = key("second");
        try (Connection theirs = DriverManager.getConnection(other.url(), other.user(), other.password());
                Statement statement = theirs.createStatement()) {
            assertThat(statement.executeUpdate("update scheduled_game set picked = false"))
                    .as("a game of another worker is neither seen nor changed")
                    .isEqualTo(1);
        }
        assertThat(organiser.queued()).containsEntry(1L, "first").containsEntry(2L, "");
    }

    @Test
    void aRevokedKeyIsOfNoUseAnyMore() {
        WorkerKey key = key("first");
        try (WorkerDatabase first = opened(key)) {
            assertThat(first.report("first", report(2)).order()).isEqualTo(WorkerOrder.WORK);
            assertThat(first.report("second", report(2)).order())
                    .as("a report under another name")
                    .isEqualTo(WorkerOrder.REVOKED);
            assertThat(organiser.revokeKey("first")).isTrue();

            assertThat(first.report("first", report(2)).order()).isEqualTo(WorkerOrder.REVOKED);
            assertThat(first.deliver("first", 1, 1, "a.jsonl", RECORD, "")).contains("its key is revoked");
            assertThatThrownBy(() -> opened(key)).isInstanceOf(StoreException.class);
            assertThat(organiser.revokeKey("second")).isFalse();
        }
    }

    @Test
    void aKeyReturnsNothingToAnotherContestAndAFalseReportIsNone() throws SQLException {
        WorkerKey key = key("first");
        try (WorkerDatabase other = WorkerDatabase.open(key.database(), "other", remark -> {}, Optional.empty())) {
            assertThat(other.deliver("first", 1, 1, "a.jsonl", RECORD, "")).isPresent();
        }
        try (Connection mine = DriverManager.getConnection(key.url(), key.user(), key.password());
                Statement statement = mine.createStatement()) {
            statement.execute("select arena_report('cup', 'first', '{nonsense')");
        }

        assertThat(organiser.deliveries()).isEmpty();
        assertThat(organiser.workers().get(0).isAlive()).isTrue();
        assertThat(organiser.workers().get(0).report()).isEmpty();
        assertThat(organiser.workers().get(0).slots()).isZero();
    }

    @Test
    void theOrganiserSeesAWorkerAndCommandsIt() {
        key("second");
        try (WorkerDatabase first = opened(key("first"))) {
            first.report("first", report(2));
            WorkerStatus seen = organiser.workers().get(0);

            assertThat(seen.isAlive()).isTrue();
            assertThat(seen.report()).contains(report(2));
            assertThat(seen.slots()).isEqualTo(2);
            assertThat(seen.canPlay(game(1))).isTrue();
            assertThat(organiser.workers().get(1).isAlive()).isFalse();
            assertThat(organiser.order("first", WorkerOrder.PAUSE)).isTrue();
            assertThat(first.report("first", report(2)).order()).isEqualTo(WorkerOrder.PAUSE);
            assertThat(organiser.workers().get(0).slots()).isZero();
            assertThat(organiser.forget("first")).isTrue();
            assertThat(organiser.order("first", WorkerOrder.WORK)).isFalse();
            await().until(() -> first.report("first", report(2)).order() == WorkerOrder.REVOKED);
        }
    }

    @Test
    void aBundleComesAsItWasStored() throws IOException {
        byte[] content = new byte[3_000_000];
        new Random(7).nextBytes(content);
        organiser.addBundle("digest", new ByteArrayInputStream(content));
        ByteArrayOutputStream copy = new ByteArrayOutputStream();
        try (WorkerDatabase first = opened(key("first"))) {
            first.copyBundle("digest", copy);
        }

        assertThat(copy.toByteArray()).isEqualTo(content);
        assertThat(organiser.hasBundle("digest")).isTrue();
        assertThat(organiser.hasBundle("other")).isFalse();
    }
}
