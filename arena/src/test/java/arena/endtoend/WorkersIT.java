package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.app.play.ServicesFactory;
import arena.app.remote.RemoteMatchPlayer;
import arena.config.ConfigReader;
import arena.config.Configuration;
import arena.config.ReadResult;
import arena.endtoend.WorkerContest.Machine;
import arena.plugin.Games;
import arena.store.CuttableProxy;
import arena.store.Database;
import arena.store.PostgresqlServer;
import arena.worker.GameQueue;
import arena.worker.RemoteGame;
import arena.worker.WorkerDatabase;
import arena.worker.WorkerKey;
import arena.worker.WorkerNeeds;
import arena.worker.WorkerOrder;
import arena.worker.WorkerReport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.commons.io.FileUtils;
import org.apache.commons.io.filefilter.NameFileFilter;
import org.apache.commons.io.filefilter.TrueFileFilter;
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

    private final long seed = System.nanoTime();
    private final Random random = new Random(seed);
    private PostgresqlServer server;
    private CuttableProxy network;
    private WorkerContest contest;

    @TempDir
    private Path folder;

    @BeforeEach
    void start() throws IOException {
        server = PostgresqlServer.started();
        network = new CuttableProxy(server.port());
        contest = new WorkerContest(folder, TEAMS, server);
    }

    @AfterEach
    void stop() throws IOException {
        if (contest != null) {
            contest.close();
            network.close();
            server.close();
        }
    }

    private Machine worker(Product organiser, String name) throws IOException {
        return contest.worker(organiser, name, "127.0.0.1:" + network.port());
    }

    @Test
    void theTableAfterAccidentsIsThatOfAnUndisturbedRun() throws Exception {
        Product smooth = contest.contest("smooth", "0", "[run]\nmatches = 4\n");
        Machine calm = contest.run("smooth");
        calm.start();
        await().atMost(LONGEST).until(() -> !calm.process().isAlive());
        SortedMap<String, String> expected =
                WorkerContest.results(Database.sqlite(smooth.folder().resolve("cup.contest/contest.db")));
        assertThat(expected).hasSize(GAMES);

        Product organiser = contest.contestOfWorkers("0.1");
        Machine run = contest.run("organiser");
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
        assertThat(contest.results()).as(where + "\n" + run.told()).isEqualTo(expected);
        assertThat(accidents).as(run.told()).hasSizeGreaterThanOrEqualTo(Math.min(4, ACCIDENTS));
        Product.Run verify = organiser.run("contest", "verify", "cup.ini");
        assertThat(verify.exitCode()).as(where + "\n" + verify.out()).isZero();
        assertThat(verify.out()).contains(GAMES + " games");

        FileUtils.deleteDirectory(
                organiser.folder().resolve("cup.contest/records").toFile());
        WorkerContest.assertFine(organiser.run("contest", "run", "cup.ini"));
        assertThat(organiser.run("contest", "verify", "cup.ini").out())
                .as("the records of workers are in the database for another machine")
                .contains(GAMES + " games");
    }

    /** Does something bad to a machine, a different thing each time, and returns what it was. */
    private String disturb(Machine run, Machine worker, int accident) throws Exception {
        String name = worker.name();
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
        Product organiser = contest.contestOfWorkers("0.1");
        Machine worker = worker(organiser, "hall-1");
        Machine run = contest.run("organiser");
        worker.start();
        run.start();
        await().until(() ->
                told(organiser).contains("of 2 games") && worker.told().contains("is played"));

        WorkerContest.assertFine(organiser.run("workers", "cup.ini", "pause", "hall-1"));
        await().until(() -> told(organiser).contains("pause") && told(organiser).contains("0 of 2 games"));
        WorkerContest.assertFine(organiser.run("workers", "cup.ini", "resume", "hall-1"));
        await().until(() -> told(organiser).contains("2 of 2 games"));
        WorkerContest.assertFine(organiser.run("workers", "cup.ini", "drain", "hall-1"));
        assertThat(worker.process().waitFor()).as(worker.told()).isZero();
        assertThat(worker.told()).contains("as the organiser wanted");

        WorkerContest.assertFine(organiser.run("workers", "cup.ini", "revoke", "hall-1"));
        worker.start();
        assertThat(worker.process().waitFor()).as(worker.told()).isNotZero();
        assertThat(organiser.run("workers", "cup.ini", "pause", "hall-2").err())
                .contains("There is no worker \"hall-2\"");
    }

    @Test
    void workersPlayAnEntryThatIsAcceptedMeanwhile() throws Exception {
        Product organiser = contest.contestOfWorkers("0.1");
        Machine worker = worker(organiser, "hall-1");
        Machine run = contest.run("organiser");
        worker.start();
        run.start();
        await().until(() -> worker.told().contains("is played"));

        Path bot = organiser.folder().resolve("T1/bot.py");
        Files.writeString(bot, Files.readString(bot) + "# another version\n");
        WorkerContest.assertFine(organiser.run("contest", "accept", "cup.ini", "T1", "--reason", "a mended fault"));
        Path copies = worker.folder().resolve(".arena/workers/hall-1/bots");
        await().until(() ->
                FileUtils.listFiles(copies.toFile(), new NameFileFilter("bot.py"), TrueFileFilter.TRUE).stream()
                        .anyMatch(file -> Product.read(file.toPath()).endsWith("# another version\n")));

        await().atMost(LONGEST).until(() -> !run.process().isAlive());
        assertThat(run.process().exitValue()).as(run.told()).isZero();
        assertThat(organiser.run("contest", "verify", "cup.ini").exitCode()).isZero();
    }

    @Test
    void finalsArePlayedByTheMachineThatRunsTheContest() throws Exception {
        Product organiser = contest.contestOfWorkers("0", "knock-out", "finals-here = on\nrecheck-one-in = 1");
        Machine worker = worker(organiser, "hall-1");
        Machine run = contest.run("organiser");
        worker.start();
        run.start();
        await().atMost(LONGEST).until(() -> !run.process().isAlive());

        assertThat(run.process().exitValue()).as(run.told()).isZero();
        SortedMap<String, String> results = contest.results();
        List<String> finals = results.keySet().stream()
                .filter(id -> id.startsWith("F") || id.startsWith("T"))
                .toList();
        assertThat(finals).as(results.toString()).isNotEmpty();
        assertThat(worker.told()).as(run.told()).contains("is played");
        assertThat(told(organiser)).contains((results.size() - finals.size()) + " played");
        assertThat(run.told().split("the record of the worker hall-1 is confirmed", -1))
                .as("each game of the worker was played again: " + run.told())
                .hasSize(results.size() - finals.size() + 1);
    }

    @Test
    void aWorkerThatChangesTheAnswersOfABotIsFound() throws Exception {
        Product organiser = contest.contestOfWorkers("0", "round-robin", "recheck-one-in = 1");
        WorkerContest.assertFine(organiser.run("workers", "cup.ini", "issue", "liar"));
        WorkerKey key = WorkerKey.of(Files.readString(organiser.folder().resolve("liar.key")), "liar.key");
        Machine run = contest.run("organiser");
        run.start();
        Path place = Files.createDirectories(folder.resolve("liar"));
        ServicesFactory factory = new ServicesFactory(Product.home(), remark -> {});
        try (WorkerDatabase liar = WorkerDatabase.open(key.database(), "Cup", remark -> {}, Optional.empty())) {
            await().until(() -> liar.needs().isPresent());
            WorkerNeeds needs = liar.needs().orElseThrow();
            WorkerReport report = report(needs);
            try (RemoteMatchPlayer player = RemoteMatchPlayer.open(
                            liar, factory, defaults(place), new RemoteMatchPlayer.Places(place, place), 1);
                    GameQueue queue = liar.queue("liar", 1, needs.lines(), (game, version) -> {
                        Path record = played(player, withOtherThoughts(game, "T1"));
                        liar.deliver(
                                "liar",
                                game.sequence(),
                                version,
                                String.valueOf(record.getFileName()),
                                bytes(record),
                                "");
                    })) {
                queue.resume();
                await().atMost(LONGEST).untilAsserted(() -> {
                    liar.report("liar", report);
                    assertThat(run.told()).contains("by T1, is another one or none in the record of the worker liar");
                });
            }
        }
        assertThat(run.told()).doesNotContain("by T2, is another", "by T3, is another");
        assertThat(organiser.run("contest", "show", "cup.ini", "audit").out())
                .contains("doubts an answer in a worker's record");
    }

    private static WorkerReport report(WorkerNeeds needs) {
        WorkerReport.Machine machine = new WorkerReport.Machine("a liar's", 400);
        return new WorkerReport("1.0.0", machine, 1, "", needs.lines(), List.of(), 0, 0, 0, "");
    }

    private static Configuration defaults(Path place) {
        ReadResult<Configuration> read = ConfigReader.withoutFile(
                place, Games.all().stream().map(game -> game.info()).toList());
        return ((ReadResult.Sound<Configuration>) read).value();
    }

    private static Path played(RemoteMatchPlayer player, RemoteGame game) throws InterruptedException {
        try {
            return player.play(game);
        } catch (RemoteMatchPlayer.BotFailure failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static RemoteGame.RemoteBot withSalt(RemoteGame.RemoteBot bot) {
        SortedMap<String, String> environment = new TreeMap<>(bot.environment());
        environment.put("SALT", "other");
        return new RemoteGame.RemoteBot(
                bot.team(),
                bot.title(),
                bot.level(),
                bot.command(),
                environment,
                bot.speaks(),
                bot.startUpMillis(),
                bot.entry(),
                bot.outside(),
                bot.isSignedUp());
    }

    /** Returns the game as a worker plays it that changes a variable of a team's bot. */
    private static RemoteGame withOtherThoughts(RemoteGame game, String team) {
        List<RemoteGame.RemoteBot> bots = game.bots().stream()
                .map(bot -> bot.team().equals(team) ? withSalt(bot) : bot)
                .toList();
        return new RemoteGame(
                game.fixture(),
                game.purpose(),
                game.sequence(),
                game.game(),
                game.version(),
                game.seed(),
                game.settings(),
                game.budgetMillis(),
                game.machine(),
                bots);
    }

    @Test
    void aWorkerWhoseRecordCannotBeRightIsPaused() throws Exception {
        Product organiser = contest.contestOfWorkers("0");
        WorkerContest.assertFine(organiser.run("workers", "cup.ini", "issue", "liar"));
        Path file = organiser.folder().resolve("liar.key");
        WorkerKey key = WorkerKey.of(Files.readString(file), "liar.key");
        Machine run = contest.run("organiser");
        run.start();
        try (WorkerDatabase liar = WorkerDatabase.open(key.database(), "Cup", remark -> {}, Optional.empty())) {
            await().until(() -> liar.needs().isPresent());
            WorkerNeeds needs = liar.needs().orElseThrow();
            WorkerReport report = report(needs);
            byte[] forged = "{\"e\":\"ended\",\"winner\":1}\n".getBytes(StandardCharsets.UTF_8);
            try (GameQueue queue = liar.queue("liar", 1, needs.lines(), (game, version) -> {
                liar.deliver("liar", game.sequence(), version, "20260101-000000-forged.jsonl", forged, "");
            })) {
                queue.resume();
                await().until(() -> liar.report("liar", report).order() == WorkerOrder.PAUSE);
            }
        }
        assertThat(run.told()).contains("The worker liar is paused, since its record of ");
        assertThat(contest.results().values())
                .as("what it has delivered counts nothing")
                .allMatch(result -> !result.contains(" 0 "));
    }

    private static String told(Product organiser) {
        return organiser.run("workers", "cup.ini").out();
    }
}
