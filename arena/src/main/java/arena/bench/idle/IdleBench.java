package arena.bench.idle;

import arena.bench.MoveTimes;
import arena.bench.ParallelWork;
import arena.exchange.Field;
import arena.exchange.FieldOptions;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.io.FileUtils;

/**
 * A benchmark of false time-outs: matches through team folders between bots that answer at once, several at a time,
 * with every time-out counted and the slowest move shown.
 */
public final class IdleBench {

    private IdleBench() {}

    /**
     * The matches that are played.
     *
     * @param directory where the folders are made, and removed afterwards
     * @param moves at least how many in all matches together
     * @param moveTime the limit for each move
     * @param matches at a time
     */
    public record Plan(Path directory, int moves, Duration moveTime, int matches) {
        public Plan {
            if (moves < 1 || matches < 1 || moveTime.toMillis() < 1) {
                throw new IllegalArgumentException("A benchmark needs at least one move, 1 ms for each and one"
                        + " match at a time, not "
                        + moves + " moves of " + moveTime.toMillis() + " ms in " + matches + " matches.");
            }
        }
    }

    /**
     * Plays on this machine, now, and prints the figures.
     *
     * @return how many moves or players were lost
     * @throws InterruptedException if the thread is interrupted
     * @throws UncheckedIOException if the directory cannot be written
     */
    public static int run(Plan plan, PrintStream out) throws InterruptedException {
        try {
            Files.createDirectories(plan.directory());
            Path directory = Files.createTempDirectory(plan.directory(), "bench-idle-");
            try (Field field = Field.open(directory, FieldOptions.STANDARD)) {
                MoveTimes samples = play(plan, field);
                print(plan, samples, Files.getFileStore(directory).type(), out);
                return samples.losses();
            } finally {
                FileUtils.deleteQuietly(directory.toFile());
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(
                    "Moves could not be played in " + plan.directory() + ": " + failure.getMessage(), failure);
        }
    }

    private static MoveTimes play(Plan plan, Field field) throws InterruptedException {
        AtomicInteger movesLeft = new AtomicInteger(plan.moves());
        List<Callable<MoveTimes>> lanes = new ArrayList<>();
        for (int number = 1; number <= plan.matches(); number++) {
            lanes.add(new IdleLane(field, number, plan.moveTime(), movesLeft));
        }
        MoveTimes all = new MoveTimes();
        ParallelWork.run(plan.matches(), lanes, all::addAll);
        return all;
    }

    private static void print(Plan plan, MoveTimes samples, String disk, PrintStream out) {
        out.printf(
                Locale.ROOT,
                "%d moves through folders on %s, %d matches at a time, %d ms for each move; load %.1f on %d"
                        + " processors%n",
                samples.count() + samples.losses(),
                disk,
                plan.matches(),
                plan.moveTime().toMillis(),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                Runtime.getRuntime().availableProcessors());
        out.printf(
                Locale.ROOT,
                "late moves: %d; time of a move in ms: p50 %.2f, p99 %.2f, p99.9 %.2f, slowest %.2f%n",
                samples.losses(),
                samples.millis(0.5),
                samples.millis(0.99),
                samples.millis(0.999),
                samples.millis(1));
    }
}
