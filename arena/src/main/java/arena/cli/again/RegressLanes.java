package arena.cli.again;

import arena.cli.host.CommandFailure;
import arena.cli.stage.Stage;
import arena.cli.stage.Stages;
import arena.config.Configuration;
import arena.exchange.PassingFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.apache.commons.io.FileUtils;

/** So many matches at once, each on a stage with a field and records of its own, which are gone when the lanes are closed. */
final class RegressLanes implements AutoCloseable {

    private static final int PATIENCE_SECONDS = 8;

    private final Path folder;
    private final List<Stage> stages = new ArrayList<>();
    private final BlockingQueue<Stage> free = new LinkedBlockingQueue<>();
    private final ExecutorService workers;

    /** Opens so many lanes below a folder, which is made if it is missing. */
    RegressLanes(Path home, int lanes, Configuration configuration, Stages opener) {
        this.workers = Executors.newFixedThreadPool(lanes);
        try {
            this.folder = PassingFolder.open(home, "run-");
            for (int lane = 1; lane <= lanes; lane++) {
                Path field = Files.createDirectories(folder.resolve("field-" + lane));
                stages.add(opener.open(configuration, field, folder.resolve("records")));
            }
        } catch (IOException failure) {
            throw CommandFailure.infrastructure("No folder for the matches can be made in " + home + " (" + failure
                    + "); make room there, or make it writable.");
        }
        free.addAll(stages);
    }

    /** Returns the first stage, to ask it something before anything is played. */
    Stage first() {
        return stages.get(0);
    }

    /** Plays something as soon as a lane is free. */
    <T> Future<T> play(Function<Stage, T> match) {
        Callable<T> work = () -> {
            Stage stage = free.take();
            try {
                return match.apply(stage);
            } finally {
                free.add(stage);
            }
        };
        return workers.submit(work);
    }

    /** Breaks off what is still played, and removes what it has left. */
    @Override
    public void close() {
        boolean interrupted = Thread.interrupted();
        workers.shutdownNow();
        try {
            interrupted |= !workers.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException hurry) {
            interrupted = true;
        }
        stages.forEach(Stage::close);
        FileUtils.deleteQuietly(folder.toFile());
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
