package arena.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Those who look on, some of whom read nothing, hear a match that goes on all the same. */
@Tag("slow")
class BenchWebCommandTest {

    @TempDir
    private Path root;

    @Test
    void movesAreTimedBeforeNobodyAndBeforeManyAndMemoryIsLookedAt() throws IOException {
        Console console = new Console(root);

        Console.Printed printed = console.type(
                "bench",
                "web",
                "--spectators",
                "20",
                "--moves",
                "60",
                "--minutes",
                "1",
                "--matches",
                "4",
                "--time",
                "6s");

        assertThat(printed.code()).as(printed.err()).isZero();
        List<String> lines = printed.out().lines().toList();
        assertThat(lines.get(2)).startsWith("no spectators ").endsWith(" 0.0 MB");
        assertThat(lines.get(3)).startsWith("20 spectators ").doesNotEndWith(" 0.0 MB");
        assertThat(lines.get(4)).startsWith("20 spectators, 5 do not read ");
        for (String line : lines.subList(2, 5)) {
            String[] cells = line.substring(34).strip().split(" +", -1);
            // How late a move is depends on the machine; that moves wait for whoever reads nothing would be seen.
            assertThat(Integer.parseInt(cells[0])).as(line).isGreaterThanOrEqualTo(60);
            assertThat(Double.parseDouble(cells[1])).as(line).isBetween(0.001, 1_000.0);
        }
        assertThat(lines).filteredOn(line -> line.contains(" in use, ")).hasSize(9);
        assertThat(lines.get(lines.size() - 1))
                .matches("  each spectator sees [1-9][0-9]+ moves, [0-9]+ ms late at .*");
        assertThat(console.folder()).isEmptyDirectory();
    }

    @Test
    void whatCannotBeMeasuredIsRefused() throws IOException {
        Console.Printed printed = new Console(root).type("bench", "web", "--spectators", "0");
        assertThat(printed.err()).contains("at least one spectator, one move");
        assertThat(printed.code()).isEqualTo(2);
    }
}
