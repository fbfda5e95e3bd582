package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.store.ContestStore;
import arena.store.CuttableProxy;
import arena.store.Database;
import arena.store.PostgresqlServer;
import arena.worker.GameQueue;
import arena.worker.WorkerDatabase;
import arena.worker.WorkerKey;
import arena.worker.WorkerNeeds;
import arena.worker.WorkerOrder;
import arena.worker.WorkerReport;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests of a contest whose games workers play: real processes, a real database server, real bots. {@code
 * -Daccidents=50} disturbs the contest fifty times.
 */
@Tag("slow")
class WorkersIT {

    private static final int ACCIDENTS = Integer.getInteger("accidents", 5);
    private static final int WORKERS = 3;
    private static final int TEAMS = Integer.getInteger("accidents.teams", 7);
    private static final int GAMES = TEAMS * (TEAMS - 1) / 2;
    private static final Duration LONGEST = Duration.ofMinutes(5 + ACCIDENTS);

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

    private final long seed = System.nanoTime();
    private final Random random = new Random(seed);
    private final List<Machine> machines = new ArrayList<>();
    private PostgresqlServer server;
    private CuttableProxy network;
    private String database;

    @TempDir
    private Path folder;

    @BeforeEach
    void start() throws IOException {
        server = PostgresqlServer.started();
        network = new CuttableProxy(server.port());
        database = server.emptyDatabase();
    }

    @AfterEach
    void stop() throws IOException {
        machines.forEach(Machine::kill);
        if (network != null) {
            network.close();
            server.close();
        }
    }

    /** A machine: a folder with an arena, and the process that runs there. */
    private final class Machine {
        private final Product product;
        private final List<String> command;
        private Optional<Process> running = Optional.empty();

        Machine(String name, String... command) throws IOException {
            this.product = new Product(Files.createDirectories(folder.resolve(name)));
            this.command = List.of(command);
            machines.add(this);
        }

        void start() throws IOException {
            running = Optional.of(product.start(out(), out(), command.toArray(String[]::new)));
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

    private Product contest(String name, String pause, String more) throws IOException {
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
        for (int team = 1; team <= TEAMS; team++) {
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

    private Product contestOfWorkers(String pause) throws IOException {
        return contestOfWorkers(pause, "round-robin", "");
    }

    /**
     * Draws a contest whose games workers play.
     *
     * @param more lines of the section of the workers
     */
    private Product contestOfWorkers(String pause, String format, String more) throws IOException {
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

    private static void assertFine(Product.Run run) {
        assertThat(run.exitCode()).as(run.out() + run.err()).isZero();
    }

    /** Makes a worker whose connections pass the network. */
    private Machine worker(Product organiser, String name) throws IOException {
        assertFine(organiser.run("workers", "cup.ini", "issue", name));
        Machine worker = new Machine(name, "worker", name + ".key", "--jobs", "2");
        Path key = Files.move(
                organiser.folder().resolve(name + ".key"),
                worker.product.folder().resolve(name + ".key"),
                StandardCopyOption.REPLACE_EXISTING);
        Files.writeString(key, Product.read(key).replace(":" + server.port() + "/", ":" + network.port() + "/"));
        return worker;
    }

    private static SortedMap<String, String> results(Database where) {
        try (ContestStore store = ContestStore.open(where, "Cup", remark -> {})) {
            return ContestResults.of(store);
        }
    }

    @Test
    void theTableAfterAccidentsIsThatOfAnUndisturbedRun() throws Exception {
        Product smooth = contest("smooth", "0", "[run]\nmatches = 4\n");
        Machine calm = new Machine("smooth", "contest", "run", "cup.ini");
        calm.start();
        await().atMost(LONGEST).until(() -> !calm.process().isAlive());
        SortedMap<String, String> expected =
                results(Database.sqlite(smooth.folder().resolve("cup.contest/contest.db")));
        assertThat(expected).hasSize(GAMES);

        Product organiser = contestOfWorkers("0.1");
        Machine run = new Machine("organiser", "contest", "run", "cup.ini");
        List<Machine> workers = new ArrayList<>();
        for (int number = 1; number <= WORKERS; number++) {
            workers.add(worker(organiser, "hall-" + number));
        }
        for (Machine worker : workers) {
            worker.start();
        }
        run.start();
        List<String> accidents = new ArrayList<>();
        for (int accident = 0; accident < ACCIDENTS && run.process().isAlive(); accident++) {
            Thread.sleep(1_000 + random.nextInt(3_000));
            accidents.add(disturb(run, workers.get(random.nextInt(WORKERS)), accident));
        }
        String where = "accidents with seed " + seed + ": " + accidents;
        await().atMost(LONGEST).until(() -> !run.process().isAlive());

        assertThat(run.process().exitValue()).as(where + "\n" + run.told()).isZero();
        assertThat(results(server.database(database)))
                .as(where + "\n" + run.told())
                .isEqualTo(expected);
        assertThat(accidents).as(run.told()).hasSizeGreaterThanOrEqualTo(Math.min(4, ACCIDENTS));
        Product.Run verify = organiser.run("contest", "verify", "cup.ini");
        assertThat(verify.exitCode()).as(where + "\n" + verify.out()).isZero();
        assertThat(verify.out()).contains(GAMES + " games");

        FileUtils.deleteDirectory(
                organiser.folder().resolve("cup.contest/records").toFile());
        assertFine(organiser.run("contest", "run", "cup.ini"));
        assertThat(organiser.run("contest", "verify", "cup.ini").out())
                .as("the records of workers are in the database for another machine")
                .contains(GAMES + " games");
    }

    /** Does something bad to a machine, a different thing each time, and returns what it was. */
    private String disturb(Machine run, Machine worker, int accident) throws Exception {
        String name = worker.command.get(1);
        switch (accident % 5) {
            case 0 -> {
                worker.kill();
                worker.process().waitFor();
                worker.start();
                return name + " was killed";
            }
            case 1 -> {
                worker.signal("STOP");
                Thread.sleep(6_000);
                worker.signal("CONT");
                return name + " was frozen";
            }
            case 2 -> {
                network.holdBack(true);
                Thread.sleep(6_000);
                network.cut();
                network.holdBack(false);
                return "the network of the workers was cut";
            }
            case 3 -> {
                run.process().destroyForcibly().waitFor();
                run.start();
                return "the arena of the contest was killed";
            }
            default -> {
                server.crash();
                Thread.sleep(2_000);
                server.restart();
                return "the database was restarted";
            }
        }
    }

    @Test
    void theOrganiserCommandsAWorker() throws Exception {
        Product organiser = contestOfWorkers("0.1");
        Machine worker = worker(organiser, "hall-1");
        Machine run = new Machine("organiser", "contest", "run", "cup.ini");
        worker.start();
        run.start();
        await().until(() ->
                told(organiser).contains("of 2 games") && worker.told().contains("is played"));

        assertFine(organiser.run("workers", "cup.ini", "pause", "hall-1"));
        await().until(() -> told(organiser).contains("pause") && told(organiser).contains("0 of 2 games"));
        assertFine(organiser.run("workers", "cup.ini", "resume", "hall-1"));
        await().until(() -> told(organiser).contains("2 of 2 games"));
        assertFine(organiser.run("workers", "cup.ini", "drain", "hall-1"));
        assertThat(worker.process().waitFor()).as(worker.told()).isZero();
        assertThat(worker.told()).contains("as the organiser wanted");

        assertFine(organiser.run("workers", "cup.ini", "revoke", "hall-1"));
        worker.start();
        assertThat(worker.process().waitFor()).as(worker.told()).isNotZero();
        assertThat(organiser.run("workers", "cup.ini", "pause", "hall-2").err())
                .contains("There is no worker \"hall-2\"");
    }

    @Test
    void finalsArePlayedByTheMachineThatRunsTheContest() throws Exception {
        Product organiser = contestOfWorkers("0", "knock-out", "finals-here = on");
        Machine worker = worker(organiser, "hall-1");
        Machine run = new Machine("organiser", "contest", "run", "cup.ini");
        worker.start();
        run.start();
        await().atMost(LONGEST).until(() -> !run.process().isAlive());

        assertThat(run.process().exitValue()).as(run.told()).isZero();
        SortedMap<String, String> results = results(server.database(database));
        List<String> finals = results.keySet().stream()
                .filter(id -> id.startsWith("F") || id.startsWith("T"))
                .toList();
        assertThat(finals).as(results.toString()).isNotEmpty();
        assertThat(worker.told()).as(run.told()).contains("is played");
        assertThat(told(organiser)).contains((results.size() - finals.size()) + " played");
    }

    @Test
    void aWorkerWhoseRecordCannotBeRightIsPaused() throws Exception {
        Product organiser = contestOfWorkers("0");
        assertFine(organiser.run("workers", "cup.ini", "issue", "liar"));
        Path file = organiser.folder().resolve("liar.key");
        WorkerKey key = WorkerKey.of(Files.readString(file), "liar.key");
        Machine run = new Machine("organiser", "contest", "run", "cup.ini");
        run.start();
        try (WorkerDatabase liar = WorkerDatabase.open(key.database(), "Cup", remark -> {}, Optional.empty())) {
            await().until(() -> liar.needs().isPresent());
            WorkerNeeds needs = liar.needs().orElseThrow();
            WorkerReport report = new WorkerReport("1.0.0", 1, "", needs.lines(), List.of(), 0, 0, 0, "");
            byte[] forged = "{\"e\":\"ended\",\"winner\":1}\n".getBytes(StandardCharsets.UTF_8);
            try (GameQueue queue = liar.queue("liar", 1, needs, needs.lines(), (game, version) -> {
                liar.deliver("liar", game.sequence(), version, "20260101-000000-forged.jsonl", forged, "");
            })) {
                queue.resume();
                await().until(() -> liar.report("liar", report) == WorkerOrder.PAUSE);
            }
        }
        assertThat(run.told()).contains("The worker liar is paused, since its record of ");
        assertThat(results(server.database(database)).values())
                .as("what it has delivered counts nothing")
                .allMatch(result -> !result.contains(" 0 "));
    }

    private static String told(Product organiser) {
        return organiser.run("workers", "cup.ini").out();
    }
}
