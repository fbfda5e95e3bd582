package arena.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.cli.Console;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A test of a contest on a server that crashes and comes back: it ends like an undisturbed one on a file. */
@Tag("slow")
class PostgresqlContestIT {

    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private static final int TEAMS = 16;

    /** A round robin. */
    private static final int GAMES = TEAMS * (TEAMS - 1) / 2;

    private static PostgresqlServer server;

    @TempDir
    private Path root;

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

    private static String contest(String name, String database) {
        StringBuilder text = new StringBuilder("""
                [contest]
                name = %s
                game = chain-reaction
                format = round-robin
                [run]
                matches = 2
                [draw]
                seed = %s
                """.formatted(name, "0123456789abcdef".repeat(4)) + database);
        for (int team = 0; team < TEAMS; team++) {
            text.append("[team T" + team + "]\nbot = superbot:1\n");
        }
        return text.toString();
    }

    @Test
    void aServerThatCrashesInTheMiddleOfAContestIsWaitedFor() throws Exception {
        Console console = new Console(root).config("");
        String name = server.emptyDatabase();
        Files.writeString(console.folder().resolve("secret"), PostgresqlServer.PASSWORD + "\n");
        Files.writeString(console.folder().resolve("file.ini"), contest("File", ""));
        Files.writeString(console.folder().resolve("cup.ini"), contest("Cup", """
                [database]
                url = %s
                user = %s
                password-file = secret
                """.formatted(
                        PostgresqlServer.url(name, server.port()), PostgresqlServer.USER)));
        Console.Printed smooth = console.type("contest", "run", "file.ini");
        assertThat(smooth.code()).as(smooth.err()).isZero();

        ExecutorService background = Executors.newSingleThreadExecutor();
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        try (Connection tool = server.connect(name)) {
            Future<Console.Printed> run = background.submit(() -> console.type(said, "contest", "run", "cup.ini"));
            holdUpInTheMiddle(tool);
            server.crash();
            await().atMost(PATIENCE)
                    .until(() -> said.toString(StandardCharsets.UTF_8)
                            .contains("cannot be used just now, it does not answer; the arena waits for it, and"
                                    + " nothing"
                                    + " is lost."));
            server.restart();
            Console.Printed rough = run.get(PATIENCE.toMinutes(), TimeUnit.MINUTES);

            assertThat(rough.code()).as(rough.err()).isZero();
            assertThat(rough.err()).contains("can be used again; the arena goes on.");
            assertThat(placing(rough)).isEqualTo(placing(smooth)).hasSize(TEAMS);
        } finally {
            background.shutdownNow();
        }
        assertThat(console.type("contest", "verify", "cup.ini").code()).isZero();
    }

    @Test
    void aContestOfTheSameNameInAnotherFolderIsNotTakenForThisOne() throws IOException {
        String database =
                """
                [database]
                url = %s
                user = %s
                password-file = secret
                """.formatted(PostgresqlServer.url(server.emptyDatabase(), server.port()), PostgresqlServer.USER);
        Console first = new Console(Files.createDirectories(root.resolve("one"))).config("");
        Console second = new Console(Files.createDirectories(root.resolve("two"))).config("");
        for (Console console : List.of(first, second)) {
            Files.writeString(console.folder().resolve("secret"), PostgresqlServer.PASSWORD + "\n");
            Files.writeString(console.folder().resolve("cup.ini"), contest("Cup", database));
        }
        Console.Printed draw = first.type("contest", "draw", "cup.ini");
        assertThat(draw.code()).as(draw.err()).isZero();
        for (String command : List.of("show", "check", "draw", "run", "export", "verify")) {
            Console.Printed refused = second.type("contest", command, "cup.ini");
            assertThat(refused.code()).as(command).isNotZero();
            assertThat(refused.err())
                    .as(command)
                    .contains("The database has a contest \"Cup\" already", "give it another name", "contest.id");
        }
        Files.copy(
                first.folder().resolve("cup.contest/contest.id"),
                second.folder().resolve("cup.contest/contest.id"));
        assertThat(second.type("contest", "show", "cup.ini").code()).isZero();
        assertThat(first.type("contest", "show", "cup.ini").code()).isZero();
    }

    @Test
    void aSecondMachineDoesNotPlayWhatAnotherPlays(@TempDir Path second) throws Exception {
        String name = server.emptyDatabase();
        Console console = new Console(second).config("");
        Files.writeString(console.folder().resolve("secret"), PostgresqlServer.PASSWORD + "\n");
        Files.writeString(console.folder().resolve("cup.ini"), contest("Cup", """
                [database]
                url = %s
                user = %s
                password-file = secret
                """.formatted(
                        PostgresqlServer.url(name, server.port()), PostgresqlServer.USER)));
        try (ContestStore first = ContestStore.open(server.database(name), "Cup", StoreSamples::failOnRemark)) {
            assertThat(first.acquireLock()).isTrue();
            Console.Printed refused = console.type("contest", "run", "cup.ini");
            assertThat(refused.code()).isEqualTo(3);
            assertThat(refused.err()).contains("Another arena is playing this contest");
            assertThat(first.head()).isEmpty();
        }
        await().atMost(Duration.ofMinutes(2))
                .until(() -> console.type("contest", "run", "cup.ini").code() == 0);
        assertThat(console.type("contest", "verify", "cup.ini").code()).isZero();
    }

    /**
     * Waits until some games are stored and some are not, and keeps others from being stored as long as the connection
     * lasts.
     */
    private static void holdUpInTheMiddle(Connection tool) throws SQLException {
        tool.setAutoCommit(false);
        await().atMost(PATIENCE)
                .pollDelay(Duration.ZERO)
                .pollInterval(Duration.ofMillis(5))
                .until(() -> {
                    int games = gamesHeld(tool);
                    assertThat(games).as("games of " + GAMES).isLessThan(GAMES);
                    return games >= 5;
                });
    }

    private static int gamesHeld(Connection tool) throws SQLException {
        try (Statement statement = tool.createStatement()) {
            statement.execute("lock table attempt in exclusive mode");
            try (ResultSet games = statement.executeQuery("select count(*) from attempt")) {
                games.next();
                int count = games.getInt(1);
                if (count < 5) {
                    tool.rollback();
                }
                return count;
            }
        } catch (SQLException noTableYet) {
            tool.rollback();
            return 0;
        }
    }

    private static List<String> placing(Console.Printed run) {
        return run.out().lines().filter(line -> line.matches("[0-9]+\\. .*")).toList();
    }
}
