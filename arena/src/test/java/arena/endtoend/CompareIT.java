package arena.endtoend;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A comparison of real programs, several games at a time, that is killed, interrupted and gone on with. */
@Tag("slow")
class CompareIT {

    @TempDir
    private Path folder;

    /** A bot whose start was under way when the arena was killed may not have heard of it. */
    @AfterEach
    void endBots() {
        bots().forEach(ProcessHandle::destroyForcibly);
    }

    private Product starters() throws IOException, InterruptedException {
        StarterBot bot = StarterBot.built("python", folder);
        return new Product(folder)
                .section("Old", bot.command(), bot.folder())
                .section("New", bot.command(), bot.folder());
    }

    private static String[] compare(int games) {
        return new String[] {"compare", "Old", "New", "--games", "" + games, "--seed", "7", "--jobs", "2"};
    }

    private Process start(Product product, int games) throws IOException {
        return product.start(
                folder.resolve("first.out").toFile(),
                folder.resolve("first.err").toFile(),
                compare(games));
    }

    private List<String> journal() throws IOException {
        return Product.journal(folder.resolve(".arena/compare"));
    }

    @Test
    void aComparisonThatWasKilledGoesOnWhereItWasAndPlaysNoGameTwice() throws Exception {
        Product product = starters();
        Process arena = start(product, 40);
        try {
            await().atMost(60, SECONDS).until(() -> journal().size() >= 3);
        } finally {
            arena.destroyForcibly().waitFor();
        }
        List<String> before = journal();
        int played = before.size() - 1;
        int more = (played + 1) / 2 * 2 + 2;

        Product.Run run = product.run(compare(more));

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.err()).contains(played + " games were played before and are included");
        assertThat(journal()).startsWith(before.toArray(String[]::new)).hasSize(1 + more);
        assertThat(journal().stream().skip(1).map(line -> line.replaceAll(",.*", "")))
                .doesNotHaveDuplicates();
        assertThat(run.out()).containsPattern("New : Old +" + more / 2 + " ");
    }

    @Test
    void controlCLetsTheRunningGamesEndAndPrintsWhatThereIs() throws Exception {
        Process arena = start(starters(), 400);
        try {
            await().atMost(60, SECONDS).until(() -> journal().size() >= 4);
            new ProcessBuilder("kill", "-INT", Long.toString(arena.pid()))
                    .start()
                    .waitFor();
            assertThat(arena.waitFor(60, SECONDS)).as("it ends by itself").isTrue();
        } finally {
            arena.destroyForcibly().waitFor();
        }

        assertThat(arena.exitValue()).isEqualTo(130);
        assertThat(Product.read(folder.resolve("first.err")))
                .contains("The running games will be finished; press Ctrl-C again to break them off.");
        String out = Product.read(folder.resolve("first.out"));
        assertThat(out).contains("New : Old");
        int counted = number("New +([0-9]+) ", out).orElseThrow();
        int waiting = number("([0-9]+) games? (?:is|are) not counted yet", out).orElse(0);
        assertThat(counted).as("whole blocks of two").isPositive().isEven();
        assertThat(counted + waiting).isEqualTo(journal().size() - 1);
        assertThat(bots()).isEmpty();
    }

    private static Optional<Integer> number(String pattern, String text) {
        Matcher found = Pattern.compile(pattern).matcher(text);
        return found.find() ? Optional.of(Integer.parseInt(found.group(1))) : Optional.empty();
    }

    private Stream<ProcessHandle> bots() {
        return ProcessHandle.allProcesses()
                .filter(process -> process.info().commandLine().orElse("").contains(folder + "/.arena/compare"));
    }
}
