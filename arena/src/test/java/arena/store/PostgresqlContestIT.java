package arena.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.cli.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

/** A whole contest on a server that crashes in the middle and comes back ends like one on a file that was left in peace. */
@Tag("slow")
class PostgresqlContestIT {

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
        for (int team = 0; team < 10; team++) {
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
        try {
            Future<Console.Printed> run = background.submit(() -> console.type("contest", "run", "cup.ini"));
            awaitGames(name);
            server.crash();
            server.restart();
            Console.Printed rough = run.get(2, TimeUnit.MINUTES);

            assertThat(rough.code()).as(rough.err()).isZero();
            assertThat(rough.err())
                    .contains(
                            "cannot be used just now, it does not answer; the arena waits for it, and nothing is lost.",
                            "can be used again; the arena goes on.");
            assertThat(placing(rough)).isEqualTo(placing(smooth)).hasSize(10);
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
        try (ContestStore first = ContestStore.open(server.database(name), "Cup", Samples::unwanted)) {
            assertThat(first.claim()).isTrue();
            Console.Printed refused = console.type("contest", "run", "cup.ini");
            assertThat(refused.code()).isEqualTo(3);
            assertThat(refused.err()).contains("Another arena plays this contest right now");
            assertThat(first.head()).isEmpty();
        }
        await().until(() -> console.type("contest", "run", "cup.ini").code() == 0);
        assertThat(console.type("contest", "verify", "cup.ini").code()).isZero();
    }

    private static void awaitGames(String name) {
        try (ContestStore store = ContestStore.open(server.database(name), "Cup", Samples::unwanted)) {
            await().until(() -> store.attempts().size() >= 5);
        }
    }

    private static List<String> placing(Console.Printed run) {
        return run.out().lines().filter(line -> line.matches("[0-9]+\\. .*")).toList();
    }
}
