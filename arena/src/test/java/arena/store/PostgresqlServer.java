package arena.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;

/** A PostgreSQL server of a test, run by the machine's programs on a free port with a temporary data folder. */
public final class PostgresqlServer implements AutoCloseable {

    public static final String USER = "arena";
    public static final String PASSWORD = "a 'secret' word";

    private static final Duration START_LIMIT = Duration.ofMinutes(1);

    private final Path programs;
    private final Path folder;
    private final String addresses;
    private final int port;
    private Process process;
    private int databases;

    private PostgresqlServer(Path programs, Path folder, String addresses) throws IOException {
        this.programs = programs;
        this.folder = folder;
        this.addresses = addresses;
        this.port = freePort();
        this.process = launched();
    }

    /** Starts a new server; a test on a machine without the programs is skipped with a message. */
    public static PostgresqlServer started() {
        return started("127.0.0.1");
    }

    /** Starts a new server that the networks of this machine reach; a test without the programs is skipped. */
    public static PostgresqlServer startedForNetworks() {
        return started("0.0.0.0");
    }

    private static PostgresqlServer started(String addresses) {
        try {
            Optional<Path> programs = programs();
            if (programs.isEmpty()) {
                System.err.println(
                        "SKIPPED: nothing was tested with PostgreSQL, since the machine has no initdb; install the"
                                + " package"
                                + " postgresql.");
            }
            assumeTrue(programs.isPresent(), "initdb is on the PATH or below /usr/lib/postgresql");
            Path folder = Files.createTempDirectory("arena-postgresql");
            giveToServerUser(folder);
            initialize(programs.orElseThrow(), folder);
            Files.writeString(
                    folder.resolve("data/pg_hba.conf"),
                    "host all all samenet scram-sha-256\n",
                    StandardOpenOption.APPEND);
            PostgresqlServer server = new PostgresqlServer(programs.orElseThrow(), folder, addresses);
            server.awaitReadiness();
            return server;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Optional<Path> programs() throws IOException {
        List<Path> places = new ArrayList<>();
        for (String place : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
            places.add(Path.of(place));
        }
        for (Path place : List.of(Path.of("/usr/lib/postgresql"), Path.of("/usr/local/lib/postgresql"))) {
            places.addAll(below(place));
        }
        return places.stream()
                .filter(place -> Files.isExecutable(place.resolve("initdb")))
                .findFirst();
    }

    /** Returns the folder of the programs: Debian has one for each version, off the PATH. */
    private static List<Path> below(Path place) throws IOException {
        if (!Files.isDirectory(place)) {
            return List.of();
        }
        try (Stream<Path> versions = Files.list(place)) {
            return versions.map(version -> version.resolve("bin")).toList();
        }
    }

    /** Runs the server as another user, since it refuses to run as root. */
    private static boolean isRoot() {
        return System.getProperty("user.name").equals("root");
    }

    private static void giveToServerUser(Path path) throws IOException {
        if (isRoot()) {
            Files.setOwner(
                    path, path.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody"));
        }
    }

    private static ProcessBuilder unprivileged(Path folder, String... command) {
        List<String> words = new ArrayList<>();
        if (isRoot()) {
            words.addAll(List.of("setpriv", "--reuid=nobody", "--clear-groups"));
        }
        words.addAll(List.of(command));
        return new ProcessBuilder(words)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(
                        folder.resolveSibling(folder.getFileName() + ".log").toFile()));
    }

    private static void initialize(Path programs, Path folder) throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), PASSWORD);
        giveToServerUser(secret);
        Process making = unprivileged(
                        folder,
                        programs.resolve("initdb").toString(),
                        "--pgdata=" + folder.resolve("data"),
                        "--no-sync",
                        "--no-locale",
                        "--encoding=UTF8",
                        "--auth=scram-sha-256",
                        "--username=" + USER,
                        "--pwfile=" + secret)
                .start();
        assertThat(ended(making))
                .as("exit code of initdb, see " + folder + ".log")
                .isZero();
    }

    private static int ended(Process process) {
        try {
            assertThat(process.waitFor(START_LIMIT.toSeconds(), TimeUnit.SECONDS))
                    .isTrue();
            return process.exitValue();
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private Process launched() throws IOException {
        return unprivileged(
                        folder,
                        programs.resolve("postgres").toString(),
                        "-D",
                        folder.resolve("data").toString(),
                        "-p",
                        String.valueOf(port),
                        "-c",
                        "listen_addresses=" + addresses,
                        "-c",
                        "unix_socket_directories=",
                        // A killed server loses nothing without this; only a power cut would.
                        "-c",
                        "fsync=off")
                .start();
    }

    private void awaitReadiness() {
        await().atMost(START_LIMIT).pollInterval(Duration.ofMillis(50)).until(this::answers);
    }

    private boolean answers() {
        try (Connection connection = connect()) {
            return connection.isValid(0);
        } catch (SQLException notYet) {
            return false;
        }
    }

    private Connection connect() throws SQLException {
        return connect("postgres");
    }

    /** Connects to a database without the arena, like one of the server's own tools. */
    public Connection connect(String name) throws SQLException {
        return DriverManager.getConnection(url(name, port), USER, PASSWORD);
    }

    public static String url(String database, int port) {
        return "jdbc:postgresql://127.0.0.1:" + port + "/" + database;
    }

    public int port() {
        return port;
    }

    /** Makes an empty database and returns its name. */
    public String emptyDatabase() {
        String name = "contests" + ++databases;
        try (Connection connection = connect();
                Statement statement = connection.createStatement()) {
            statement.execute("create database " + name);
            return name;
        } catch (SQLException failure) {
            throw new IllegalStateException(failure);
        }
    }

    /** Returns a database of this server as a {@link Database}. */
    public Database database(String name) {
        return Database.postgresql(url(name, port), USER, PASSWORD);
    }

    /** Ends the server at once, as a crash would; it must have all acknowledged data after a restart. */
    public void crash() throws IOException {
        ended(new ProcessBuilder("kill", "-QUIT", String.valueOf(process.pid())).start());
        ended(process);
    }

    /** Restarts the server on the same port; returns while it may still be starting. */
    public void restart() throws IOException {
        process = launched();
    }

    @Override
    public void close() throws IOException {
        if (process.isAlive()) {
            crash();
        }
        FileUtils.deleteDirectory(folder.toFile());
        Files.deleteIfExists(folder.resolveSibling(folder.getFileName() + ".log"));
    }
}
