package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A whole contest without its entries: stand-ins as processes, an arena that is killed, and one that goes on. */
@Tag("slow")
class RehearsalIT {

    @TempDir
    private Path folder;

    @Test
    void anEventOfSixTeamsIsRehearsedKilledAndGoneOnWith() {
        Product product = new Product(folder);
        product.write("config.ini", "[launch]\nstart-up = 60s\n");
        product.write(
                "cup.ini",
                """
                        [contest]
                        name = Small Cup
                        game = chain-reaction
                        format = knock-out
                        [settings]
                        move-time = 3s
                        """
                        + Stream.of("Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta")
                                .map(team -> "[team " + team + "]\nserved = on\n")
                                .collect(Collectors.joining()));

        Product.Run run = product.run("contest", "rehearse", "cup.ini");

        assertThat(run.exitCode()).as(run.out() + run.err()).isZero();
        assertThat(run.out())
                .contains("passed  The arena was killed after")
                .contains("passed  No game has two results.")
                .contains("passed  The contest ended")
                .contains("Some teams start their bots themselves")
                .doesNotContain("FAILED", "FIX");
        assertThat(folder.resolve("cup.contest"))
                .as("the event itself is not touched")
                .isDirectoryNotContaining("glob:**contest.db");
    }
}
