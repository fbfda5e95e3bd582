package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.training.RecordedSession;
import arena.match.Event;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Whole matches of bots that speak as those of the contests of 2014 and 2015, in Python and in Java. */
@Tag("slow")
class WireIT {

    private static final String HOST = "127.77.5.5";
    private static final String RELAY = "127.77.5.6";
    private static final Duration LONG = Duration.ofMinutes(1);

    private static final List<String> PYTHON_2014 = List.of("python3", resource("wire_2014.py"));
    private static final List<String> PYTHON_2015 = List.of("python3", resource("wire_2015.py"));
    private static final List<String> JAVA_2014 = List.of("java", resource("Wire2014.java"));
    private static final List<String> JAVA_2015 = List.of("java", resource("Wire2015.java"));

    @TempDir
    private Path folder;

    private final List<Process> processes = new ArrayList<>();

    @AfterEach
    void end() {
        processes.forEach(Process::destroyForcibly);
    }

    private static String resource(String name) {
        return Path.of("src/test/resources/bots", name).toAbsolutePath().toString();
    }

    private Path client(List<String> command, String... words) throws IOException {
        return client(HOST, command, words);
    }

    /** Starts a client of a server that listens, and returns the file of its output. */
    private Path client(String host, List<String> command, String... words) throws IOException {
        Product.require("the bots that connect", command.get(0));
        Path out = Files.createTempFile(folder, "client", ".txt");
        List<String> whole = new ArrayList<>(command);
        whole.addAll(List.of(host, "1707"));
        whole.addAll(List.of(words));
        processes.add(new ProcessBuilder(whole)
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start());
        return out;
    }

    private static void awaitServer() {
        Awaitility.await().atMost(LONG).pollInterval(Duration.ofMillis(100)).until(() -> {
            try (Socket probe = new Socket()) {
                probe.connect(new InetSocketAddress(InetAddress.getByName(HOST), 1_707), 1_000);
                return probe.getInetAddress() instanceof Inet4Address;
            } catch (IOException notYet) {
                return false;
            }
        });
    }

    /** Starts a match, and returns when the arena listens. */
    private Process arena(Product product, String... words) throws IOException {
        List<String> whole = new ArrayList<>(List.of("play", "--wire", HOST, "--json"));
        whole.addAll(List.of(words));
        Process arena = product.start(
                folder.resolve("out").toFile(), folder.resolve("err").toFile(), whole.toArray(String[]::new));
        processes.add(arena);
        awaitServer();
        return arena;
    }

    private Product.Run await(Process arena) throws Exception {
        assertThat(arena.waitFor(LONG.multipliedBy(2).toSeconds(), TimeUnit.SECONDS))
                .isTrue();
        return new Product.Run(
                arena.exitValue(), Files.readString(folder.resolve("out")), Files.readString(folder.resolve("err")));
    }

    @Test
    void aMatchOfSixClientsOf2015() throws Exception {
        Product product = new Product(folder);
        Process arena = arena(
                product,
                "--game",
                "acquire",
                "--seed",
                "3",
                "wire:Red Team",
                "wire:*",
                "wire:\u00c9quipe \u2713",
                "wire:*",
                "wire:Java",
                "wire:*");
        List<Path> logs = List.of(
                client(PYTHON_2015, "Red Team"),
                client(PYTHON_2015, "Someone"),
                client(PYTHON_2015, "\u00c9quipe \u2713"),
                client(PYTHON_2015, "Lost", "9"),
                client(JAVA_2015, "Java"),
                client(PYTHON_2015, "Another"));

        Product.Run run = await(arena);

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.record().events(Event.Left.class)).isEmpty();
        assertThat(run.rulings()).filteredOn(ruled -> ruled.code() == 20).hasSizeLessThanOrEqualTo(1);
        Event.Began began = run.record().began().orElseThrow();
        assertThat(began.sittings().get(2).shown()).isEqualTo("\u00c9quipe \u2713");
        assertThat(began.sittings().get(0).fact(Event.SeatAssignment.SCHOOL)).hasValue("Test School");
        assertThat(began.sittings().get(0).fact(Event.SeatAssignment.AVATAR)).isPresent();
        assertThat(began.sittings().get(4).fact(Event.SeatAssignment.AVATAR)).isEmpty();
        for (Path log : logs) {
            assertThat(Files.readAllLines(log)).startsWith("setup").endsWith("exit");
        }
        assertThat(product.run("verify", run.record().file().toString()).exitCode())
                .isZero();
    }

    @Test
    void aRoundOfClientsOf2014() throws Exception {
        Product product = new Product(folder);
        Process arena = arena(
                product,
                "--game",
                "windwardopolis",
                "--set",
                "edition=server",
                "--set",
                "most-ticks=6000",
                "wire:Red",
                "wire:*",
                "superbot:1");
        List<Path> logs = List.of(client(PYTHON_2014, "Blue"), client(PYTHON_2014, "Red"));

        Product.Run run = await(arena);

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.record().events(Event.Left.class)).isEmpty();
        for (Path log : logs) {
            assertThat(Files.readAllLines(log))
                    .last()
                    .asString()
                    .contains("UPDATE")
                    .contains("PASSENGER_PICKED_UP");
        }
        assertThat(product.run("verify", run.record().file().toString()).exitCode())
                .isZero();
    }

    @Test
    void aRoundOfTenClientsOf2014InBothLanguages() throws Exception {
        Product product = new Product(folder);
        List<String> words = new ArrayList<>(List.of("--game", "windwardopolis", "--set", "edition=server"));
        words.addAll(List.of("--set", "most-ticks=3000"));
        List<String> names =
                IntStream.rangeClosed(1, 10).mapToObj(number -> "Bot " + number).toList();
        names.forEach(name -> words.add("wire:" + name));
        Process arena = arena(product, words.toArray(String[]::new));
        List<Path> logs = new ArrayList<>();
        for (String name : names) {
            logs.add(client(name.endsWith("0") ? JAVA_2014 : PYTHON_2014, name));
        }

        Product.Run run = await(arena);

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.record().events(Event.Left.class)).isEmpty();
        for (Path log : logs) {
            assertThat(Files.readAllLines(log)).last().asString().contains("PASSENGER_PICKED_UP");
        }
        assertThat(product.run("verify", run.record().file().toString()).exitCode())
                .isZero();
    }

    /** A session of Acquire can be played again at once; in lock-step that depends on the pauses of the clients. */
    @ParameterizedTest
    @ValueSource(strings = {"acquire", "windwardopolis"})
    void sessionsAreRecorded(String game) throws Exception {
        Product product = new Product(folder);
        boolean of2014 = game.equals("windwardopolis");
        Map<String, String> settings =
                of2014 ? Map.of("map", "market", "edition", "server", "most-ticks", "3000") : Map.of();
        List<String> names = List.of("Schlange \u2713", "Kaffee");
        List<String> words = new ArrayList<>(List.of("--game", game, "--seed", "7", "--players", "2"));
        settings.forEach((key, value) -> words.addAll(List.of("--set", key + "=" + value)));
        names.forEach(name -> words.add("wire:" + name));
        Process arena = arena(product, words.toArray(String[]::new));
        try (WireRelay relay = new WireRelay(RELAY, HOST)) {
            client(RELAY, of2014 ? PYTHON_2014 : PYTHON_2015, names.get(0));
            client(RELAY, of2014 ? JAVA_2014 : JAVA_2015, names.get(1));
            Product.Run run = await(arena);
            assertThat(run.exitCode()).as(run.err()).isZero();
            for (Process process : processes) {
                assertThat(process.waitFor(LONG.toSeconds(), TimeUnit.SECONDS)).isTrue();
            }
            RecordedSession session =
                    new RecordedSession(new RecordedSession.Head(game, 7, settings, names), relay.messages());
            String wanted = System.getProperty("wire.sessions", folder.toString());
            session.write(Path.of(wanted, game + ".jsonl.gz"));
            if (!of2014) {
                session.replay();
            }
        }
    }

    @Test
    void aClientStaysConnectedInComparisonsAndContests() throws Exception {
        Product product = new Product(folder);
        product.write("cup.ini", """
                [contest]
                name = Cup
                game = acquire
                format = round-robin
                seats = 2

                [team Red]
                bot = wire:Red Team

                [team Blue]
                bot = superbot:1

                [team Green]
                bot = superbot:2
                """);
        for (List<String> command : List.of(
                List.of("compare", "wire:Red Team", "superbot:1", "--players", "2", "--game", "acquire"),
                List.of("contest", "run", "cup.ini"))) {
            Path out = folder.resolve("out-" + command.get(0));
            List<String> words = new ArrayList<>(command);
            words.addAll(command.contains("compare") ? List.of("--games", "4") : List.of());
            words.addAll(List.of("--wire", HOST));
            Process arena = product.start(
                    out.toFile(), folder.resolve("err-" + command.get(0)).toFile(), words.toArray(String[]::new));
            processes.add(arena);
            awaitServer();
            Path log = client(HOST, PYTHON_2015, "Red Team");

            assertThat(arena.waitFor(LONG.multipliedBy(2).toSeconds(), TimeUnit.SECONDS))
                    .isTrue();

            assertThat(arena.exitValue())
                    .as(Files.readString(folder.resolve("err-" + command.get(0))))
                    .isZero();
            assertThat(Files.readAllLines(log))
                    .endsWith("exit")
                    .filteredOn("setup"::equals)
                    .hasSize(command.contains("compare") ? 4 : 2);
            assertThat(Files.readString(out)).doesNotContain("not ready");
        }
        assertThat(product.run("contest", "verify", "cup.ini").exitCode()).isZero();
    }

    @Test
    void aClientThatTheArenaStartsPlaysInAllCommands() throws Exception {
        Product.require("the bots that connect", "python3");
        Product product = new Product(folder);
        Path bot = Files.createDirectory(folder.resolve("bot"));
        Files.copy(Path.of(resource("wire_2015.py")), bot.resolve("wire_2015.py"));
        product.write("config.ini", """
                ; On a busy machine a client needs more than the usual 200 ms to end by itself.
                [match]
                grace = 10s

                [launch]
                network = on

                [bot Client]
                game = acquire
                folder = bot
                speaks = wire
                command = python3 wire_2015.py {host} {port} "Red Team"
                """);

        Product.Run match = product.run("play", "Client", "superbot:1", "Client", "--seed", "3", "--json");
        Product.Run check = product.run("check", "Client");
        Path figures = folder.resolve("figures.json");
        Product.Run compare = product.run(
                "compare", "Client", "superbot:1", "--games", "4", "--jobs", "2", "--json", figures.toString());

        assertThat(match.exitCode()).as(match.err()).isZero();
        assertThat(match.record().events(Event.Left.class)).isEmpty();
        assertThat(match.record().events(Event.ProcessEnded.class))
                .hasSize(2)
                .allSatisfy(ended -> assertThat(ended.words()).contains("exit code 0"));
        assertThat(check.out()).contains("Client against Client__2");
        assertThat(compare.exitCode()).as(compare.err()).isZero();
        assertThat(new JsonMapper().readTree(figures.toFile()).path("games").asInt())
                .isEqualTo(4);
    }
}
