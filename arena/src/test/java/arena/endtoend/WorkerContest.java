package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.ContestStore;
import arena.store.Database;
import arena.store.PostgresqlServer;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.commons.io.FileUtils;

/** A contest of Python bots with the machines that play its games: a folder and a process for each. */
final class WorkerContest implements AutoCloseable {

    /** A bot that always answers the same to the same board; its pause is a variable. */
    private static final String BOT = """
            import os, time, zlib
            from chain_reaction import parse
            from team_folder import play_turns

            def think(board):
                time.sleep(float(os.environ["PAUSE"]))
                free = board.free_cells(board.me)
                orders = board.orders() if board.expecting == "K" else ["C %s" % cell for cell in free]
                return orders[zlib.crc32((os.environ["SALT"] + str(free)).encode()) % len(orders)]

            play_turns(parse, lambda board, save: think(board) + "\\n")
            """;

    private final List<Machine> machines = new ArrayList<>();
    private final Path folder;
    private final int teams;
    private final PostgresqlServer server;
    private final String database;

    /**
     * Prepares a contest.
     *
     * @param folder for the folders of all machines
     */
    WorkerContest(Path folder, int teams, PostgresqlServer server) {
        this.folder = folder;
        this.teams = teams;
        this.server = server;
        this.database = server.emptyDatabase();
    }

    /** Returns the classes of the machines that played the games of each section, in that database. */
    SortedMap<String, SortedSet<String>> machines() {
        SortedMap<String, SortedSet<String>> machines = new TreeMap<>();
        try (ContestStore store = ContestStore.open(server.database(database), "Cup", remark -> {})) {
            for (AttemptRow row : store.attempts()) {
                row.ended()
                        .flatMap(AttemptResult::machine)
                        .ifPresent(machine -> machines.computeIfAbsent(
                                        row.attempt().fixture().replaceFirst("[.].*", ""), section -> new TreeSet<>())
                                .add(machine));
            }
        }
        return machines;
    }

    /** Returns the results in the database that the workers use. */
    SortedMap<String, String> results() {
        return results(server.database(database));
    }

    @Override
    public void close() {
        machines.forEach(Machine::kill);
    }

    /** A machine: a folder with an arena, and the process that runs there. */
    final class Machine {
        private final Product product;
        private final String name;
        private final List<String> command;
        private final List<String> prefix = new ArrayList<>();
        private Optional<Process> running = Optional.empty();

        private Machine(String name, String... command) throws IOException {
            this.product = new Product(Files.createDirectories(folder.resolve(name)));
            this.name = name;
            this.command = List.of(command);
            machines.add(this);
        }

        String name() {
            return name;
        }

        Path folder() {
            return product.folder();
        }

        /** Puts words before the command, such as a program that changes what it sees of the machine. */
        Machine within(List<String> words) {
            prefix.addAll(words);
            return this;
        }

        void start() throws IOException {
            ProcessBuilder builder = product.starting(command.toArray(String[]::new));
            builder.command().addAll(0, prefix);
            running = Optional.of(builder.redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(out()))
                    .start());
        }

        Process process() {
            return running.orElseThrow();
        }

        private File out() {
            return product.folder().resolve("out.txt").toFile();
        }

        String told() {
            return Product.read(out().toPath());
        }

        void signal(String name) throws IOException, InterruptedException {
            assertThat(new ProcessBuilder(
                                    "kill", "-" + name, String.valueOf(process().pid()))
                            .start()
                            .waitFor())
                    .isZero();
        }

        void kill() {
            running.ifPresent(process -> {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
            });
        }
    }

    /** Returns the machine that runs the contest of a folder. */
    Machine run(String name) throws IOException {
        return new Machine(name, "contest", "run", "cup.ini");
    }

    Product contest(String name, String pause, String more) throws IOException {
        Product product = new Product(Files.createDirectories(folder.resolve(name)));
        Product.require("a contest of Python bots", "python3");
        StringBuilder text = new StringBuilder("""
                [contest]
                name = Cup
                game = chain-reaction
                format = round-robin
                [draw]
                seed = %s
                """.formatted("0123456789abcdef".repeat(4))).append(more);
        for (int team = 1; team <= teams; team++) {
            Path bot = Files.createDirectories(product.folder().resolve("T" + team));
            for (String file : List.of("chain_reaction.py", "team_folder.py")) {
                FileUtils.copyFileToDirectory(
                        Product.home()
                                .resolve("bot-template/python")
                                .resolve(file)
                                .toFile(),
                        bot.toFile());
            }
            Files.writeString(bot.resolve("bot.py"), BOT);
            text.append("""
                    [team T%d]
                    command = python3 bot.py {folder}
                    folder = T%d
                    env.SALT = %d
                    env.PAUSE = %s
                    """.formatted(team, team, team, pause));
        }
        product.write("cup.ini", text.toString());
        return product;
    }

    Product contestOfWorkers(String pause) throws IOException {
        return contestOfWorkers(pause, "round-robin", "");
    }

    /**
     * Draws a contest whose games workers play.
     *
     * @param more lines of the section of the workers
     */
    Product contestOfWorkers(String pause, String format, String more) throws IOException {
        Product product = contest("organiser", pause, """
                [database]
                url = %s
                user = %s
                password-file = password
                [workers]
                accept = on
                play-here = off
                %s
                """.formatted(
                        PostgresqlServer.url(database, server.port()), PostgresqlServer.USER, more));
        product.write(
                "cup.ini",
                Product.read(product.folder().resolve("cup.ini"))
                        .replace("format = round-robin", "format = " + format));
        product.write("password", PostgresqlServer.PASSWORD + "\n");
        assertFine(product.run("contest", "draw", "cup.ini"));
        return product;
    }

    static void assertFine(Product.Run run) {
        assertThat(run.exitCode()).as(run.out() + run.err()).isZero();
    }

    /**
     * Makes a worker.
     *
     * @param address host and port at which it reaches the database
     */
    Machine worker(Product organiser, String name, String address) throws IOException {
        assertFine(organiser.run("workers", "cup.ini", "issue", name));
        Machine worker = new Machine(name, "worker", name + ".key", "--jobs", "2");
        Path key = Files.move(
                organiser.folder().resolve(name + ".key"),
                worker.product.folder().resolve(name + ".key"),
                StandardCopyOption.REPLACE_EXISTING);
        Files.writeString(key, Product.read(key).replace("127.0.0.1:" + server.port(), address));
        return worker;
    }

    static SortedMap<String, String> results(Database where) {
        try (ContestStore store = ContestStore.open(where, "Cup", remark -> {})) {
            return ContestResults.of(store);
        }
    }
}
