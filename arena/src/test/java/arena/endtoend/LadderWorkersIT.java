package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.store.PostgresqlServer;
import arena.worker.GameQueue;
import arena.worker.WorkerDatabase;
import arena.worker.WorkerKey;
import arena.worker.WorkerNeeds;
import arena.worker.WorkerOrder;
import arena.worker.WorkerReport;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests of a ladder whose games other machines play, over a real PostgreSQL. */
@Tag("slow")
class LadderWorkersIT {

    private static PostgresqlServer server;

    @TempDir
    private Path root;

    private Product arena;
    private Path entries;
    private Optional<Process> ladder = Optional.empty();
    private Optional<Process> worker = Optional.empty();

    @BeforeAll
    static void startServer() {
        server = PostgresqlServer.started();
    }

    @AfterAll
    static void stopServer() throws IOException {
        if (server != null) {
            server.close();
        }
    }

    @BeforeEach
    void open() throws IOException {
        Product.require("a ladder, whose bots are confined", "bwrap");
        arena = new Product(Files.createDirectory(root.resolve("arena")));
        arena.write("config.ini", """
                [ladder]
                games = chain-reaction asterobots
                matches = 0
                [ladder-database]
                url = %s
                user = %s
                password-file = password
                [game chain-reaction]
                turn-limit = 12
                """.formatted(
                        PostgresqlServer.url(server.emptyDatabase(), server.port()), PostgresqlServer.USER));
        arena.write("password", PostgresqlServer.PASSWORD + "\n");
        entries = Files.createDirectories(arena.folder().resolve("ladder-entries/chain-reaction"));
    }

    @AfterEach
    void stop() {
        Stream.of(ladder, worker).flatMap(Optional::stream).forEach(process -> {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        });
    }

    private void enter(String team, String language) throws Exception {
        StarterBot starter = StarterBot.built(language, Files.createTempDirectory(root, "starter"));
        FileUtils.copyDirectory(starter.folder().toFile(), entries.resolve(team).toFile());
    }

    private void startLadder() throws IOException {
        ladder = Optional.of(arena.start(
                root.resolve("ladder.txt").toFile(),
                root.resolve("ladder-err.txt").toFile(),
                "ladder",
                "run"));
    }

    private Product workerMachine() throws IOException {
        Product machine = new Product(Files.createDirectories(root.resolve("hall-1")));
        WorkerContest.assertFine(arena.run("workers", "ladder", "issue", "hall-1"));
        Files.move(arena.folder().resolve("hall-1.key"), machine.folder().resolve("hall-1.key"));
        return machine;
    }

    private void startWorker(Product machine) throws IOException {
        worker = Optional.of(machine.start(
                root.resolve("worker.txt").toFile(),
                root.resolve("worker-err.txt").toFile(),
                "worker",
                "hall-1.key",
                "--jobs",
                "2"));
    }

    private String told() {
        return Product.read(root.resolve("ladder.txt"));
    }

    private String report(String team) {
        Path file = entries.resolve(team).resolve("ladder.txt");
        return Files.exists(file) ? Product.read(file) : "";
    }

    /** Returns the games in the journal, in its order; only its last line may be torn. */
    private List<JsonNode> games() throws IOException {
        Path journal = arena.folder().resolve(".arena/ladder/season-1/ladder.jsonl");
        String text = Files.exists(journal) ? Files.readString(journal) : "";
        return text.substring(0, text.lastIndexOf('\n') + 1)
                .lines()
                .skip(1)
                .map(line -> JsonMapper.shared().readTree(line).path("played"))
                .filter(played -> !played.isNull() && !played.isMissingNode())
                .toList();
    }

    @Test
    void workersPlayVersionsThatComeLaterAndAKilledArenaLosesNothing() throws Exception {
        enter("Red", "python");
        Product machine = workerMachine();
        startLadder();
        startWorker(machine);
        await().until(() -> report("Red").contains("Red@1 against"));
        assertThat(arena.run("workers", "ladder").out()).contains("hall-1", "of 2 games");
        assertThat(told()).as("the worker plays all games").doesNotContain("is played here");

        enter("Blue", "javascript");
        await().until(() -> report("Blue").contains("Blue@1 against"));
        await().until(() -> bots(machine).size() == 2);

        worker.orElseThrow().descendants().forEach(ProcessHandle::destroyForcibly);
        worker.orElseThrow().destroyForcibly().waitFor();
        await().until(() -> told().contains("No worker is there that can play chain-reaction"));

        ladder.orElseThrow().destroyForcibly().waitFor();
        List<JsonNode> before = games();
        startLadder();
        startWorker(machine);
        await().until(() -> games().size() > before.size() + 3);
        ladder.orElseThrow().destroyForcibly().waitFor();

        assertThat(games()).startsWith(before.toArray(JsonNode[]::new));
        assertThat(games().stream().map(game -> game.get("number").asInt())).doesNotHaveDuplicates();
        for (JsonNode game : games()) {
            String record =
                    ".arena/ladder/season-1/records/" + game.get("record").asString();
            WorkerContest.assertFine(arena.run("verify", record));
        }
    }

    private static List<Path> bots(Product machine) throws IOException {
        try (Stream<Path> all = Files.list(machine.folder().resolve(".arena/workers/hall-1/bots"))) {
            return all.toList();
        }
    }

    @Test
    void aWorkerWhoseRecordCannotBeRightIsPausedAndTheGameIsPlayedHere() throws Exception {
        enter("Red", "python");
        WorkerContest.assertFine(arena.run("workers", "ladder", "issue", "liar"));
        WorkerKey key = WorkerKey.of(Files.readString(arena.folder().resolve("liar.key")), "liar.key");
        startLadder();
        try (WorkerDatabase liar = WorkerDatabase.open(key.database(), key.contest(), remark -> {}, Optional.empty())) {
            await().until(() -> liar.needs().isPresent());
            byte[] forged = "{\"e\":\"ended\",\"winner\":1}\n".getBytes(StandardCharsets.UTF_8);
            await().until(() -> isServed(liar.needs().orElseThrow()) || told().contains("Red@1 plays"));
            WorkerReport idle =
                    report(new WorkerNeeds(liar.needs().orElseThrow().lines()));
            await().until(() -> {
                liar.report("liar", idle);
                return isServed(liar.needs().orElseThrow());
            });
            WorkerNeeds needs = liar.needs().orElseThrow();
            try (GameQueue queue = liar.queue("liar", 1, needs.lines(), (game, version) -> {
                liar.deliver("liar", game.sequence(), version, "20260101-000000-forged.jsonl", forged, "");
            })) {
                queue.resume();
                await().until(() -> liar.report("liar", report(needs)).order() == WorkerOrder.PAUSE);
            }
        }
        assertThat(told()).contains("The worker liar is paused; chain-reaction ");
        await().until(() -> report("Red").contains("Red@1 against"));
        assertThat(told()).contains("is played here");
    }

    /** Returns whether the bots of some game have said what they need. */
    private static boolean isServed(WorkerNeeds needs) {
        return needs.lines().stream().anyMatch(need -> need.contains("python3"));
    }

    private static WorkerReport report(WorkerNeeds needs) {
        WorkerReport.Machine machine = new WorkerReport.Machine("a liar's", 400);
        return new WorkerReport("1.0.0", machine, 1, "", needs.lines(), List.of(), 0, 0, 0, "");
    }
}
