package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.cli.Console;
import arena.contest.AttemptCauses;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.ContestStore;
import arena.store.Database;
import arena.tournament.SeatResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A contest with real programs, of which three cannot play, and a referee in another process. */
class ContestIT {

    private static final String CONTEST = """
            [contest]
            name = Cup
            game = chain-reaction
            format = round-robin
            [format]
            legs = 2
            [run]
            matches = 2
            probation = 2
            [draw]
            seed = %s
            [team Good]
            command = %s
            folder = %s
            [team Gone]
            command = python3 gone.py {folder}
            [team NoPython]
            command = python9.9 bot.py {folder}
            [team Crash]
            command = python3 crash.py {folder}
            start-up = 10m
            """;

    /** Crashes once the referee has given his orders: until then the contest cannot end. */
    private static final String CRASH = """
            import os, sys, time
            while not os.path.exists(os.path.join(sys.argv[1], 'ordered')):
                time.sleep(0.02)
            raise SystemExit('I cannot find my opening book')
            """;

    @TempDir
    private Path root;

    @Tag("slow")
    @Test
    void whoCannotPlayLosesByWalkoverAndTheRefereeSeesWhy() throws Exception {
        StarterBot good = StarterBot.built("python", root);
        Console referee = new Console(root);
        Product product = new Product(referee.folder());
        product.write("crash.py", CRASH);
        product.write("cup.ini", CONTEST.formatted("0123456789abcdef".repeat(4), good.command(), good.folder()));

        Process arena = product.start(
                root.resolve("out.txt").toFile(), root.resolve("err.txt").toFile(), "contest", "run", "cup.ini");
        try {
            await().atMost(Duration.ofMinutes(1)).until(() -> lines("err.txt").anyMatch(ContestIT::tellsAnEnd));
            ordersWhileItPlays(referee);
            assertThat(arena.isAlive()).isTrue();
            Files.createFile(product.field().resolve("Crash/ordered"));
            assertThat(arena.waitFor(2, TimeUnit.MINUTES)).isTrue();
        } finally {
            arena.destroyForcibly().waitFor();
        }

        String out = Product.read(root.resolve("out.txt"));
        assertThat(arena.exitValue())
                .as(out + Product.read(root.resolve("err.txt")))
                .isEqualTo(1);
        assertThat(out).contains("No more games can be played until the referee has decided:");
        assertWalkovers(referee, out);
        settle(referee);
    }

    /** A game of two programs that never come is broken off. */
    private static boolean tellsAnEnd(String line) {
        return line.contains(" moves)") || line.contains("broken off");
    }

    private Stream<String> lines(String file) throws Exception {
        return Files.readAllLines(root.resolve(file)).stream();
    }

    private static Console.Printed fine(Console console, String... words) {
        Console.Printed printed = console.type(words);
        assertThat(printed.code()).as(printed.err()).isZero();
        return printed;
    }

    private static void ordersWhileItPlays(Console referee) {
        Console.Printed second = referee.type("contest", "run", "cup.ini");
        assertThat(second.code()).isEqualTo(3);
        assertThat(second.err()).contains("Another arena is playing this contest");
        fine(referee, "contest", "pause", "cup.ini", "--reason", "coffee");
        fine(referee, "contest", "show", "cup.ini");
        fine(referee, "contest", "resume", "cup.ini");
    }

    private static ContestStore store(Console console) {
        return ContestStore.open(
                Database.sqlite(console.folder().resolve("cup.contest/contest.db")),
                "Cup",
                remark -> assertThat(remark).isEmpty());
    }

    private static void assertWalkovers(Console referee, String out) {
        try (ContestStore store = store(referee)) {
            List<AttemptRow> attempts = store.attempts();
            List<String> names = store.head().orElseThrow().names();
            List<SeatResult> walkovers = attempts.stream()
                    .flatMap(one -> one.ended().stream())
                    .filter(end -> end.cause().equals(AttemptCauses.WALKOVER))
                    .flatMap(end -> end.seats().stream())
                    .toList();
            assertThat(walkovers)
                    .filteredOn(seat -> seat.place() == 1)
                    .hasSize(6)
                    .allMatch(seat -> names.get(seat.contestant()).equals("Good"));
            assertThat(evidence(walkovers, names, "Gone")).contains("gone.py");
            assertThat(evidence(walkovers, names, "NoPython")).contains("python9.9");
            assertThat(evidence(walkovers, names, "Crash")).contains("I cannot find my opening book");
            assertThat(attempts.stream()
                            .flatMap(one -> one.ended().stream())
                            .filter(end -> end.cause().equals(AttemptCauses.NOBODY_READY))
                            .map(AttemptResult::words))
                    .isNotEmpty();
        }
        assertThat(out).contains("has no result: ", "Crash has lost 2 matches in a row by faults of its program");
    }

    private static String evidence(List<SeatResult> walkovers, List<String> names, String team) {
        return walkovers.stream()
                .filter(seat -> names.get(seat.contestant()).equals(team))
                .findFirst()
                .map(SeatResult::evidence)
                .orElse("");
    }

    private static void settle(Console referee) {
        for (String team : List.of("Gone", "NoPython", "Crash")) {
            fine(referee, "contest", "disqualify", "cup.ini", team, "--reason", "never came");
        }
        Console.Printed end = fine(referee, "contest", "run", "cup.ini");
        assertThat(end.out()).contains("1. Good");
        fine(referee, "contest", "publish", "cup.ini");
    }
}
