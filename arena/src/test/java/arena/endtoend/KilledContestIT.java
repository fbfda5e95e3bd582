package arena.endtoend;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.contest.AttemptCauses;
import arena.contest.DecisionKind;
import arena.record.RecordFolder;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.ContestStore;
import arena.store.Database;
import arena.store.Verdict;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A whole contest whose arena is killed at random moments ends like one that was left in peace, with the product
 * itself. Each life costs more than a second; {@code -Dkills=50} kills it fifty times, as the checks of a fresh machine
 * do.
 */
@Tag("slow")
class KilledContestIT {

    private static final int KILLS = Integer.getInteger("kills", 5);
    private static final int GAMES = 112;
    private static final String SEED = "0123456789abcdef".repeat(4);

    /** As long as about two games take: kills fall into games, and between them. */
    private static final int LATEST_MILLIS = 60;

    /** As long as a start takes. */
    private static final int LONGEST_START_MILLIS = 1_500;

    private final long seed = System.nanoTime();
    private final Random random = new Random(seed);

    @TempDir
    private Path folder;

    private Product place(String name) throws IOException {
        Product place = new Product(Files.createDirectories(folder.resolve(name)));
        StringBuilder text = new StringBuilder("""
                [contest]
                name = Cup
                game = chain-reaction
                format = spl-2015
                fill = superbot:1
                [run]
                matches = 2
                [draw]
                seed = %s
                """.formatted(SEED));
        List.of("Alpha", "Beta").forEach(team -> text.append("[team " + team + "]\nbot = superbot:1\n"));
        place.write("cup.ini", text.toString());
        return place;
    }

    private static ContestStore store(Product place) {
        return ContestStore.open(
                Database.sqlite(place.folder().resolve("cup.contest/contest.db")),
                "Cup",
                remark -> assertThat(remark).isEmpty());
    }

    @Test
    void theFinalTableIsThatOfAnUndisturbedRunAndEveryGameHasOneResult() throws Exception {
        Product smooth = place("smooth");
        Product.Run undisturbed = smooth.run("contest", "run", "cup.ini");
        assertThat(undisturbed.exitCode()).as(undisturbed.err()).isZero();
        Product rough = place("rough");
        // What a killed arena had played is taken from its records, so that the games may be over before the last kill.
        for (int kill = 0; kill < KILLS && decided(rough).size() < GAMES; kill++) {
            killOnce(rough, KILLS - kill);
        }
        Product.Run last = rough.run("contest", "run", "cup.ini");

        String where = "kills with seed " + seed;
        assertThat(last.exitCode()).as(where + "\n" + last.err()).isZero();
        assertThat(results(rough)).as(where).isEqualTo(results(smooth)).hasSizeGreaterThanOrEqualTo(GAMES);
        assertThat(placing(last)).as(where).isEqualTo(placing(undisturbed)).hasSizeGreaterThan(3);
        assertNoted(rough, where);
        Product.Run verify = rough.run("contest", "verify", "cup.ini");
        assertThat(verify.exitCode()).as(where + "\n" + verify.out()).isZero();
    }

    /** Lets the arena play for a while and kills it; sometimes before it has begun. */
    private void killOnce(Product place, int left) throws IOException, InterruptedException {
        int most = Math.max(0, GAMES - decided(place).size() - 4) / left;
        boolean starting = left < KILLS && random.nextInt(6) == 0;
        int lines = starting ? 0 : 1 + random.nextInt(most + 1);
        int millis = random.nextInt(starting ? LONGEST_START_MILLIS : LATEST_MILLIS);
        List<String> told = new ArrayList<>();
        List<String> heard = new ArrayList<>();
        Process arena = place.starting("contest", "run", "cup.ini")
                .redirectErrorStream(true)
                .start();
        try (BufferedReader words = arena.inputReader()) {
            while (told.size() < lines) {
                String line = words.readLine();
                if (line == null && decided(place).size() >= GAMES) {
                    break;
                }
                assertThat(line)
                        .as("kills with seed %s; a whole life: %s", seed, heard)
                        .isNotNull();
                heard.add(line);
                told.addAll(Stream.of(line).filter(KilledContestIT::tellsAnEnd).toList());
            }
            LockSupport.parkNanos(millis * 1_000_000L);
            // Unlike the process itself, its handle leaves open what can still be read.
            arena.toHandle().destroyForcibly();
            words.lines().filter(KilledContestIT::tellsAnEnd).forEach(told::add);
        }
        assertThat(arena.waitFor(60, SECONDS)).isTrue();
        assertThat(decided(place).keySet())
                .as("what was told is kept; kills with seed %s", seed)
                .containsAll(told.stream().map(KilledContestIT::game).toList());
    }

    private static boolean tellsAnEnd(String line) {
        return line.matches("[A-Z0-9]+\\.[^ ]+ .*1\\. .*moves\\).*");
    }

    private static String game(String line) {
        return line.substring(0, line.indexOf(' '));
    }

    /** Returns how often each game has a result that counts. */
    private static SortedMap<String, Integer> decided(Product place) {
        SortedMap<String, Integer> decided = new TreeMap<>();
        if (Files.exists(place.folder().resolve("cup.contest/contest.db"))) {
            try (ContestStore store = store(place)) {
                store.attempts().stream()
                        .filter(one -> verdict(one) == Verdict.DECIDED)
                        .forEach(one -> decided.merge(one.attempt().fixture(), 1, Integer::sum));
            }
        }
        return decided;
    }

    private static Verdict verdict(AttemptRow attempted) {
        return attempted.ended().map(AttemptResult::verdict).orElse(Verdict.BROKEN);
    }

    private static SortedMap<String, String> results(Product place) {
        try (ContestStore store = store(place)) {
            return ContestResults.of(store);
        }
    }

    /**
     * The writes of a database are held back while games end, and then the arena is killed: exactly between the verdict
     * that the players were told and the database.
     */
    @Test
    void aVerdictThatWasToldStandsThoughTheArenaIsKilledBeforeItIsKept() throws Exception {
        Product product = place("told");
        Process arena = product.starting("contest", "run", "cup.ini")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        Path records = product.folder().resolve("cup.contest/records");
        SortedMap<String, String> told = new TreeMap<>();
        try (Connection connection = held(product)) {
            RecordFolder shelf = new RecordFolder(records);
            List<String> open = open(connection);
            await().atMost(Duration.ofMinutes(1)).until(() -> {
                told.putAll(verdicts(shelf, open));
                return told.keySet().containsAll(open);
            });
            arena.toHandle().destroyForcibly();
            assertThat(arena.waitFor(60, SECONDS)).isTrue();
            connection.rollback();
        }
        assertThat(told).isNotEmpty();

        Product.Run last = product.run("contest", "run", "cup.ini");

        assertThat(last.exitCode()).as(last.err()).isZero();
        assertThat(last.err()).contains(told.firstKey() + " was over when the arena ended; its record tells how");
        try (ContestStore store = store(product)) {
            assertThat(store.attempts())
                    .extracting(one -> one.attempt().number())
                    .containsOnly(1);
            assertThat(store.attempts())
                    .filteredOn(one -> told.containsKey(one.attempt().fixture()))
                    .extracting(one -> one.ended().orElseThrow().record())
                    .containsExactlyInAnyOrderElementsOf(told.values());
        }
        Product.Run verify = product.run("contest", "verify", "cup.ini");
        assertThat(verify.exitCode()).as(verify.out()).isZero();
    }

    /** Returns a connection that keeps everybody else from writing, taken while a game is played. */
    private static Connection held(Product place) throws SQLException {
        Path database = place.folder().resolve("cup.contest/contest.db");
        await().atMost(Duration.ofMinutes(1)).until(() -> Files.exists(database) && Files.size(database) > 0);
        Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database + "?busy_timeout=20000");
        connection.setAutoCommit(false);
        await().atMost(Duration.ofMinutes(1)).ignoreExceptions().until(() -> {
            // A write takes the lock that is wanted; it is never committed.
            try (Statement statement = connection.createStatement()) {
                statement.executeUpdate("update contest set name = name");
                if (!open(connection).isEmpty()) {
                    return true;
                }
            }
            connection.rollback();
            return false;
        });
        return connection;
    }

    private static List<String> open(Connection connection) throws SQLException {
        List<String> open = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("select fixture from attempt a where not exists"
                        + " (select 1 from ended e where e.contest = a.contest and e.attempt = a.sequence)")) {
            while (rows.next()) {
                open.add(rows.getString(1));
            }
        }
        return open;
    }

    /** Returns the records that have a verdict, by their games. */
    private static SortedMap<String, String> verdicts(RecordFolder shelf, List<String> games) {
        SortedMap<String, String> verdicts = new TreeMap<>();
        shelf
                .summaries(began -> began.occasion()
                        .filter(occasion -> games.contains(occasion.game()))
                        .isPresent())
                .stream()
                .filter(summary -> summary.verdict().isPresent())
                // While it is compressed it lies there in two forms; afterwards in one.
                .filter(summary -> summary.name().endsWith(".gz"))
                .forEach(summary -> verdicts.put(
                        summary.began().orElseThrow().occasion().orElseThrow().game(), summary.name()));
        return verdicts;
    }

    private static List<String> placing(Product.Run run) {
        return run.out().lines().filter(line -> line.matches("[0-9]+\\. .*")).toList();
    }

    /**
     * Every attempt that was cut off says so (one that was over by its record has its result), was followed by another,
     * and the draw and the freezing stand there once.
     */
    private static void assertNoted(Product place, String where) {
        try (ContestStore store = store(place)) {
            List<AttemptRow> broken = store.attempts().stream()
                    .filter(one -> verdict(one) == Verdict.BROKEN)
                    .toList();
            assertThat(broken)
                    .as(where)
                    .allSatisfy(
                            one -> assertThat(one.ended().orElseThrow().cause()).isEqualTo(AttemptCauses.ARENA_ENDED));
            assertThat(store.decisions().stream()
                            .map(decision -> decision.decided().verb())
                            .filter(verb -> !verb.equals(DecisionKind.STARTED.key())))
                    .as(where)
                    .containsExactly(DecisionKind.DRAWN.key(), DecisionKind.FROZEN.key());
        }
    }
}
