package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.contest.AttemptCauses;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.ContestStore;
import arena.store.Database;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program that is swapped while its contest runs plays no game more as another than it was frozen as. */
@Tag("slow")
class ChangedEntryIT {

    private static final String CONTEST = """
            [contest]
            name = Cup
            game = chain-reaction
            format = round-robin
            [format]
            legs = 4
            [run]
            matches = 1
            [settings]
            turn-limit = 12
            [draw]
            seed = %s
            [team Good]
            command = %s
            folder = %s
            [team Other]
            command = %s
            folder = %s
            start-up = 10m
            [team Level1]
            bot = superbot:1
            [team Level2]
            bot = superbot:1
            """;

    /**
     * Begins a program that plays one game at once and no other before the swap: until then Good, which it meets four
     * times, has games still to play. It remembers by folders, since a starter bot wipes the files of its own.
     */
    private static final String WAITING = """
            import os, sys, time
            begun, swapped = (os.path.join(sys.argv[1], name) for name in ('begun', 'swapped'))
            while os.path.exists(begun) and not os.path.exists(swapped):
                time.sleep(0.02)
            os.makedirs(begun, exist_ok=True)
            """;

    @TempDir
    private Path root;

    private ContestStore store() {
        return ContestStore.open(
                Database.sqlite(root.resolve("place/cup.contest/contest.db")),
                "Cup",
                remark -> assertThat(remark).isEmpty());
    }

    private List<AttemptRow> of(String team) {
        try (ContestStore store = store()) {
            int number = store.head().orElseThrow().names().indexOf(team);
            return store.attempts().stream()
                    .filter(one -> one.attempt().contestants().contains(number))
                    .toList();
        }
    }

    private static String cause(AttemptRow one) {
        return one.ended().map(AttemptResult::cause).orElse("");
    }

    @Test
    void aSwappedProgramWaitsForTheRefereeAndTheOthersPlayOn() throws Exception {
        StarterBot good = StarterBot.built("python", Files.createDirectories(root.resolve("good")));
        StarterBot other = StarterBot.built("python", Files.createDirectories(root.resolve("other")));
        Product product = new Product(Files.createDirectories(root.resolve("place")));
        product.write(
                "cup.ini",
                CONTEST.formatted(
                        "0123456789abcdef".repeat(4), good.command(), good.folder(), other.command(), other.folder()));
        Path program = good.folder().resolve("bot.py");
        String before = Files.readString(program);
        Path waiting = other.folder().resolve("bot.py");
        Files.writeString(waiting, WAITING + Files.readString(waiting));

        Process arena = product.start(
                root.resolve("out.txt").toFile(), root.resolve("err.txt").toFile(), "contest", "run", "cup.ini");
        try {
            await().atMost(Duration.ofMinutes(1))
                    .until(() -> Files.readString(root.resolve("err.txt")).contains(" moves)")
                            && of("Good").stream().anyMatch(one -> cause(one).equals(AttemptCauses.PLAYED)));
            Files.writeString(program, "# swapped\n", StandardOpenOption.APPEND);
            Files.createDirectory(product.field().resolve("Other/swapped"));
            assertThat(arena.waitFor(2, TimeUnit.MINUTES)).isTrue();
        } finally {
            arena.destroyForcibly().waitFor();
        }

        assertThat(arena.exitValue()).isEqualTo(1);
        assertThat(Files.readString(root.resolve("out.txt")))
                .contains(
                        "The file bot.py of Good has changed since the entries were frozen.",
                        "Good does not play until the files are restored");
        assertThat(of("Good"))
                .filteredOn(one -> cause(one).equals(AttemptCauses.ENTRY_CHANGED))
                .hasSize(1);
        assertThat(of("Level1").size() + of("Level2").size()).isGreaterThanOrEqualTo(16);
        Product.Run refused = product.run("contest", "run", "cup.ini");
        assertThat(refused.exitCode()).isEqualTo(1);
        assertThat(refused.err()).contains("The file bot.py of Good has changed");

        Files.writeString(program, before);
        Product.Run rest = product.run("contest", "run", "cup.ini");
        assertThat(rest.exitCode()).as(rest.err() + rest.out()).isZero();
        Product.Run verify = product.run("contest", "verify", "cup.ini");
        assertThat(verify.exitCode()).as(verify.out()).isZero();
    }
}
