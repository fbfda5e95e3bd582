package arena.worker;

import arena.store.Connections;
import arena.store.Database;
import arena.store.StoreException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jdbi.v3.core.result.RowView;

/**
 * The rows of a contest's database that the arena that runs the contest and its workers share.
 *
 * <p>All methods wait for a database that is away, and may be called by several threads. They throw a {@link
 * arena.store.StoreException} with a sentence if waiting cannot help or the thread is interrupted while it waits.
 */
public final class WorkerDatabase implements AutoCloseable {

    private static final Connections.Schema SCHEMA =
            new Connections.Schema("arena/worker", "arena_worker_history", List.of("1"), true);

    private static final int PART_BYTES = 1 << 20;

    /** All that a key may do; the policy of the table limits which games it sees and changes. */
    private static final List<String> RIGHTS = List.of(
            "select on arena_worker_history, worker_contest, worker_bundle, scheduled_game",
            "update (picked, picked_by, last_heartbeat, last_success, last_failure, consecutive_failures,"
                    + " execution_time, version) on scheduled_game",
            "execute on function arena_worker(), arena_contest(), arena_report(text, text, text),"
                    + " arena_deliver(text, bigint, text, bigint, text, bytea, text)");

    private final Connections connections;
    private final String contest;
    private final ServerClock clock = new ServerClock(System::nanoTime);

    private WorkerDatabase(Connections connections, String contest) {
        this.connections = connections;
        this.contest = contest;
    }

    /**
     * Opens the database of a contest; creates the tables of workers if there are none.
     *
     * @param contest the name of the contest
     * @param remarks receives a sentence when the wait for the database begins and when it ends
     * @param limit how long the database may be away; absent for no limit
     */
    public static WorkerDatabase open(
            Database database, String contest, Consumer<String> remarks, Optional<Duration> limit) {
        WorkerDatabase opened = new WorkerDatabase(Connections.open(database, SCHEMA, remarks, limit), contest);
        opened.readClock();
        return opened;
    }

    /** Returns the name of the contest. */
    public String contest() {
        return contest;
    }

    private void readClock() {
        clock.read(connections.read(
                handle -> handle.createQuery("select cast(extract(epoch from clock_timestamp()) * 1000 as bigint)")
                        .mapTo(Long.class)
                        .one()));
    }

    /** Returns by how much the clock of this machine is ahead of the server's. */
    public Duration clockLead() {
        return clock.lead(System.currentTimeMillis());
    }

    /** Stores what the games of the contest need of a machine. */
    public void publish(WorkerNeeds needs) {
        if (!needs.areServed()) {
            throw new IllegalArgumentException("The bots of the contest use more than " + WorkerNeeds.MOST_FILES
                    + " interpreters and other files outside their folders; workers serve at most that many.");
        }
        connections.write(handle -> handle.createUpdate("""
                insert into worker_contest (contest, needs) values (:contest, :needs)
                on conflict (contest) do update set needs = :needs""")
                .bind("contest", contest)
                .bind("needs", String.join("\n", needs.lines()))
                .execute());
    }

    /** Returns what the games of the contest need of a machine; nothing before it is run for the first time. */
    public Optional<WorkerNeeds> needs() {
        return connections.read(
                handle -> handle.createQuery("select needs from worker_contest where contest = :contest")
                        .bind("contest", contest)
                        .mapTo(String.class)
                        .map(text -> new WorkerNeeds(new TreeSet<>(text.lines().toList())))
                        .findOne());
    }

    /** Returns whether a bundle is stored. */
    public boolean hasBundle(String digest) {
        return connections.read(
                handle -> handle.createQuery("select count(*) from worker_bundle where digest = :digest")
                                .bind("digest", digest)
                                .mapTo(Integer.class)
                                .one()
                        > 0);
    }

    /** Stores a bundle, all of it or nothing. */
    public void addBundle(String digest, InputStream content) throws IOException {
        List<byte[]> parts = new ArrayList<>();
        for (byte[] part = content.readNBytes(PART_BYTES); part.length > 0; part = content.readNBytes(PART_BYTES)) {
            parts.add(part);
        }
        connections.write(handle -> {
            for (int part = 0; part < parts.size(); part++) {
                handle.execute(
                        "insert into worker_bundle (digest, part, content) values (?, ?, ?) on conflict do nothing",
                        digest,
                        part,
                        parts.get(part));
            }
            return parts.size();
        });
    }

    /** Writes a stored bundle. */
    public void copyBundle(String digest, OutputStream to) throws IOException {
        int parts = connections.read(
                handle -> handle.createQuery("select count(*) from worker_bundle where digest = :digest")
                        .bind("digest", digest)
                        .mapTo(Integer.class)
                        .one());
        for (int part = 0; part < parts; part++) {
            int number = part;
            to.write(connections.read(handle -> handle.createQuery(
                            "select content from worker_bundle where digest = :digest and part = :part")
                    .bind("digest", digest)
                    .bind("part", number)
                    .mapTo(byte[].class)
                    .one()));
        }
    }

    /** Reports what a worker does, and returns what it is to do. */
    public WorkerInstruction report(String worker, WorkerReport report) {
        return connections.write(handle -> handle.createQuery("""
                        select wanted, server_millis, is_game_waiting, assigned
                        from arena_report(:contest, :worker, :report)""")
                .bind("contest", contest)
                .bind("worker", worker)
                .bind("report", report.json())
                .map(row -> {
                    clock.read(row.getColumn("server_millis", Long.class));
                    return new WorkerInstruction(
                            WorkerOrder.of(row.getColumn("wanted", String.class)),
                            row.getColumn("is_game_waiting", Boolean.class),
                            numbers(row.getColumn("assigned", String.class)));
                })
                .findOne()
                // A worker that the organiser has forgotten.
                .orElseGet(() -> new WorkerInstruction(WorkerOrder.REVOKED, false, new TreeSet<>())));
    }

    private static SortedSet<Long> numbers(String words) {
        return Arrays.stream(words.split(" ", -1))
                .filter(word -> !word.isEmpty())
                .map(Long::valueOf)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * Returns a record of a game, or the reason why there is none, to the arena that runs the contest.
     *
     * @param version of the assignment
     * @return why it does not count; empty if it counts
     */
    public Optional<String> deliver(
            String worker, long sequence, long version, String recordName, byte[] record, String problem) {
        return Optional.of(connections.write(handle -> handle.createQuery("""
                        select arena_deliver(:contest, :sequence, :worker, :version, :name, :record, :problem)""")
                        .bind("contest", contest)
                        .bind("sequence", sequence)
                        .bind("worker", worker)
                        .bind("version", version)
                        .bind("name", recordName)
                        .bind("record", record)
                        .bind("problem", problem)
                        .mapTo(String.class)
                        .one()))
                .filter(reason -> !reason.isEmpty());
    }

    /** Returns the deliveries that nobody has noted, the oldest first. */
    public List<Delivery> deliveries() {
        readClock();
        return deliveries("not noted", -1);
    }

    /** Returns the record that counts for an attempt, noted or not. */
    public Optional<Delivery> delivered(long sequence) {
        return deliveries("refusal = '' and attempt = :sequence", sequence).stream()
                .findFirst();
    }

    private List<Delivery> deliveries(String condition, long sequence) {
        return connections.read(handle -> handle.createQuery("""
                select number, attempt, worker, refusal, record_name, record, problem from worker_delivery
                where contest = :contest and :sequence = :sequence and\s""" + condition + " order by number")
                .bind("contest", contest)
                .bind("sequence", sequence)
                .map(WorkerDatabase::delivery)
                .list());
    }

    private static Delivery delivery(RowView row) {
        return new Delivery(
                row.getColumn("number", Long.class),
                row.getColumn("attempt", Long.class),
                row.getColumn("worker", String.class),
                Optional.of(row.getColumn("refusal", String.class)).filter(reason -> !reason.isEmpty()),
                row.getColumn("record_name", String.class),
                ByteBuffer.wrap(row.getColumn("record", byte[].class)),
                row.getColumn("problem", String.class));
    }

    /** Marks a delivery as noted. */
    public void note(Delivery delivery) {
        connections.write(handle ->
                handle.execute("update worker_delivery set noted = true where number = ?", delivery.number()));
    }

    /** Forgets a delivery whose record is stored elsewhere. */
    public void forget(Delivery delivery) {
        connections.write(handle -> handle.execute("delete from worker_delivery where number = ?", delivery.number()));
    }

    /** Forgets all games and deliveries of an earlier arena, whose results nobody awaits any more. */
    public void forgetGames() {
        connections.write(handle -> {
            handle.execute("delete from worker_delivery where contest = ?", contest);
            return handle.execute("delete from scheduled_game where starts_with(task_instance, ? || '/')", contest);
        });
    }

    /** Returns the attempts that wait or are played, each with its worker, which is empty while it waits. */
    public SortedMap<Long, String> queued() {
        return connections.read(handle -> {
            SortedMap<Long, String> queued = new TreeMap<>();
            handle.createQuery("""
                    select cast(substr(task_instance, length(:contest) + 2) as bigint) as attempt,
                        case when picked then picked_by else '' end as worker
                    from scheduled_game where starts_with(task_instance, :contest || '/')""")
                    .bind("contest", contest)
                    .map(row -> queued.put(row.getColumn("attempt", Long.class), row.getColumn("worker", String.class)))
                    .list();
            return queued;
        });
    }

    /** Removes a game that is not to be played, and returns whether it was there; its worker breaks it off. */
    public boolean remove(long sequence) {
        return connections.write(handle -> handle.execute(
                        "delete from scheduled_game where task_instance = ?", GameQueue.instance(contest, sequence))
                > 0);
    }

    /** Returns all workers of the contest, by name. */
    public List<WorkerStatus> workers() {
        return connections.read(handle -> handle.createQuery("""
                select name, command, cast(extract(epoch from clock_timestamp() - seen) * 1000 as bigint) as silence,
                    report from worker where contest = :contest order by name""")
                .bind("contest", contest)
                .map(WorkerDatabase::status)
                .list());
    }

    private static WorkerStatus status(RowView row) {
        return new WorkerStatus(
                row.getColumn("name", String.class),
                WorkerOrder.of(row.getColumn("command", String.class)),
                Optional.ofNullable(row.getColumn("silence", Long.class)).map(Duration::ofMillis),
                Optional.of(row.getColumn("report", String.class))
                        .filter(text -> !text.isEmpty())
                        .flatMap(WorkerReport::of));
    }

    /**
     * Makes a key for a worker of this name, and returns its password. An earlier key of the name is no longer valid.
     *
     * @param worker a name that {@link WorkerKey#isName} allows
     */
    public String issueKey(String worker) {
        String role = WorkerKey.role(worker);
        String password = WorkerKey.newPassword();
        connections.write(handle -> {
            boolean isKnown = handle.createQuery("select count(*) from pg_roles where rolname = :role")
                            .bind("role", role)
                            .mapTo(Integer.class)
                            .one()
                    > 0;
            handle.execute((isKnown ? "alter" : "create") + " role " + role + " login password '" + password + "'");
            RIGHTS.forEach(right -> handle.execute("grant " + right + " to " + role));
            int entered = handle.execute("""
                    insert into worker (name, contest, role, command, seen, report) values (?, ?, ?, 'work', null, '')
                    on conflict (name) do update set role = excluded.role, command = 'work'
                    where worker.contest = excluded.contest""", worker, contest, role);
            if (entered == 0) {
                throw new StoreException(
                        "Another contest of this database has a worker " + worker + " already; choose another name.");
            }
            return role;
        });
        return password;
    }

    /** Makes the key of a worker invalid, also for its open connections, and returns whether there was one. */
    public boolean revokeKey(String worker) {
        return connections.write(handle -> {
            boolean isKnown = handle.execute(
                            "update worker set command = 'revoked' where name = ? and contest = ?", worker, contest)
                    > 0;
            boolean hasKey = isKnown
                    && handle.createQuery("select role from worker where name = :name")
                            .bind("name", worker)
                            .mapTo(String.class)
                            .filter(role -> !role.isEmpty())
                            .findOne()
                            .isPresent();
            if (hasKey) {
                handle.execute("alter role " + WorkerKey.role(worker) + " nologin");
            }
            return isKnown;
        });
    }

    /** Orders something of a worker, and returns whether there is one of this name. */
    public boolean order(String worker, WorkerOrder order) {
        return connections.write(handle -> handle.execute(
                        "update worker set command = ? where name = ? and contest = ?", order.word(), worker, contest)
                > 0);
    }

    /** Removes a worker, and returns whether there was one of this name; its games are free for others. */
    public boolean forget(String worker) {
        return connections.write(
                handle -> handle.execute("delete from worker where name = ? and contest = ?", worker, contest) > 0);
    }

    /** Returns the queue of a worker, paused. */
    public GameQueue queue(String worker, int slots, SortedSet<String> met, GameQueue.GamePlayer player) {
        GameQueue.Place place = new GameQueue.Place(connections.pool(), contest, clock::millis);
        return GameQueue.ofWorker(place, worker, slots, WorkerNeeds.tasks(contest, met), player);
    }

    /**
     * Returns the queue of the arena that runs the contest.
     *
     * @param machines the classes of machines that games may need
     */
    public GameQueue queue(WorkerNeeds needs, SortedSet<String> machines, GameQueue.LossListener listener) {
        GameQueue.Place place = new GameQueue.Place(connections.pool(), contest, clock::judgingMillis);
        SortedSet<String> tasks = new TreeSet<>(WorkerNeeds.tasks(contest, needs.lines()));
        for (String machine : machines) {
            SortedSet<String> lines = new TreeSet<>(needs.lines());
            lines.add(WorkerNeeds.ofMachine(machine));
            tasks.addAll(WorkerNeeds.tasks(contest, lines));
        }
        return GameQueue.ofContest(place, "contest run", List.copyOf(tasks), listener);
    }

    @Override
    public void close() {
        connections.close();
    }
}
