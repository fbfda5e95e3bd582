package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.endtoend.WorkerContest.Machine;
import arena.exchange.MountedDirectory;
import arena.store.PostgresqlServer;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of workers whose machine itself is at fault: its network, its disk, its clock. All three are real. */
@Tag("slow")
class WorkerMachinesIT {

    private static final int TEAMS = 6;
    private static final int GAMES = TEAMS * (TEAMS - 1) / 2;
    private static final Duration LONGEST = Duration.ofMinutes(2);

    private PostgresqlServer server;
    private WorkerContest contest;

    @TempDir
    private Path folder;

    @BeforeEach
    void start() {
        server = PostgresqlServer.startedForNetworks();
        contest = new WorkerContest(folder, TEAMS, server);
    }

    @AfterEach
    void stop() throws IOException {
        if (contest != null) {
            contest.close();
            server.close();
        }
    }

    private Machine worker(Product organiser, String name, String host) throws IOException {
        return contest.worker(organiser, name, host + ":" + server.port());
    }

    private static void awaitWords(Supplier<String> told, String words) {
        await().atMost(LONGEST).untilAsserted(() -> assertThat(told.get()).contains(words));
    }

    /** Waits until the table of the workers has a line for each of these expressions. */
    private static void awaitWorkers(Product organiser, String... lines) {
        await().atMost(LONGEST).untilAsserted(() -> {
            String table = organiser.run("workers", "cup.ini").out();
            assertThat(lines)
                    .allSatisfy(
                            line -> assertThat(table).containsPattern(Pattern.compile("^" + line, Pattern.MULTILINE)));
        });
    }

    private void assertPlayed(Product organiser, Machine run) {
        await().atMost(LONGEST).until(() -> !run.process().isAlive());
        assertThat(run.process().exitValue()).as(run.told()).isZero();
        assertThat(contest.results()).as(run.told()).hasSize(GAMES);
        assertThat(organiser.run("contest", "verify", "cup.ini").out()).contains(GAMES + " games");
    }

    /** The four machines of the handbook: the one that runs the contest, and three halls with a network each. */
    @Test
    void theGamesOfAMachineThatIsCutOffArePlayedElsewhere() throws Exception {
        try (NetworkNamespace first = NetworkNamespace.made();
                NetworkNamespace second = NetworkNamespace.made();
                NetworkNamespace third = NetworkNamespace.made()) {
            Product organiser = contest.contestOfWorkers("0.1");
            Machine cut = worker(organiser, "hall-1", first.hostAddress()).within(first.prefix());
            Machine whole = worker(organiser, "hall-2", second.hostAddress()).within(second.prefix());
            Machine other = worker(organiser, "hall-3", third.hostAddress()).within(third.prefix());
            Machine run = contest.run("organiser");
            cut.start();
            run.start();
            // Six teams have three games at a time: hall-1 takes two of them, and is cut off in the middle of both.
            awaitWorkers(organiser, "hall-1 .* 2 of 2 games");
            first.cut(true);
            whole.start();
            other.start();
            await().atMost(LONGEST)
                    .untilAsserted(() -> assertThat(run.told())
                            .containsPattern("The worker hall-1 has stopped answering; 1[.]\\S+ is given to another"));
            first.cut(false);
            // The game goes on while hall-1 is cut off: it learns of the loss during the game or at its end.
            await().atMost(LONGEST)
                    .untilAsserted(() -> assertThat(cut.told())
                            .containsPattern("is broken off here|does not count: the game was given to another"));

            assertPlayed(organiser, run);
            assertThat(List.of(whole.told(), other.told())).allMatch(told -> told.contains(" is played."));
            contest.close();
        }
    }

    @Test
    void aMachineWhoseDiskIsFullTakesNoGamesUntilThereIsSpace() throws Exception {
        Product organiser = contest.contestOfWorkers("0");
        Machine worker = worker(organiser, "hall-1", "127.0.0.1");
        try (MountedDirectory disk = MountedDirectory.make(worker.folder().resolve(".arena"), "400m")) {
            Path ballast = disk.directory().resolve("ballast");
            try (RandomAccessFile file = new RandomAccessFile(ballast.toFile(), "rw")) {
                file.write(new byte[200 << 20]);
            }
            Machine run = contest.run("organiser");
            worker.start();
            run.start();
            awaitWords(
                    () -> organiser.run("workers", "cup.ini").out(),
                    "MB left, and 256 MB are needed; free some space.");
            assertThat(worker.told()).contains("It takes no games.").doesNotContain("is played");

            Files.delete(ballast);
            awaitWords(worker::told, "It takes games again.");
            assertPlayed(organiser, run);
            worker.kill();
            worker.process().waitFor();
        }
    }

    @Test
    void allGamesOfAGroupArePlayedByMachinesOfOneClass() throws Exception {
        Product.require("a machine with fewer processors", "taskset");
        Product organiser = contest.contestOfWorkers("0.05", "groups", "equal-speed = on\n[format]\ngroups = 2");
        Machine small = worker(organiser, "hall-1", "127.0.0.1").within(List.of("taskset", "--cpu-list", "0"));
        Machine large = worker(organiser, "hall-2", "127.0.0.1");
        Machine run = contest.run("organiser");
        small.start();
        large.start();
        awaitWords(small::told, "which has not begun");
        awaitWords(large::told, "which has not begun");
        run.start();
        await().atMost(LONGEST).until(() -> !run.process().isAlive());

        assertThat(run.process().exitValue()).as(run.told()).isZero();
        SortedMap<String, SortedSet<String>> machines = contest.machines();
        assertThat(machines).as(run.told()).hasSizeGreaterThan(2);
        assertThat(machines.values()).as(machines + run.told()).allMatch(classes -> classes.size() == 1);
        assertThat(machines.values().stream()
                        .flatMap(classes -> classes.stream())
                        .distinct())
                .as(machines + run.told())
                .hasSize(2);
        assertThat(organiser.run("workers", "cup.ini").out()).contains(", speed ");
    }

    @Test
    void aMachineWhoseClockIsAnHourOffTakesNoGames() throws Exception {
        Product.require("a machine with a wrong clock", "faketime");
        Product organiser = contest.contestOfWorkers("0");
        Machine wrong = worker(organiser, "hall-1", "127.0.0.1")
                .within(List.of("env", "DONT_FAKE_MONOTONIC=1", "faketime", "-m", "-f", "+3600s"));
        Machine right = worker(organiser, "hall-2", "127.0.0.1");
        Machine run = contest.run("organiser");
        wrong.start();
        run.start();
        awaitWords(() -> organiser.run("workers", "cup.ini").out(), " s ahead of that of the database; set it.");
        right.start();

        assertPlayed(organiser, run);
        assertThat(wrong.told()).contains("It takes no games.").doesNotContain("is played");
    }
}
