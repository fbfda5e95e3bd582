package arena.app.regress;

import arena.app.RequestFailure;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
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

/**
 * So many matches at once, each with services, a field and records of its own, which are gone when the lanes are
 * closed.
 */
final class RegressLanes implements AutoCloseable {

    private static final int PATIENCE_SECONDS = 8;

    private final Path folder;
    private final List<Services> factory = new ArrayList<>();
    private final BlockingQueue<Services> free = new LinkedBlockingQueue<>();
    private final ExecutorService workers;

    /** Opens so many lanes below a folder, which is made if it is missing. */
    RegressLanes(Path home, int lanes, Configuration configuration, ServicesFactory opener) {
        this.workers = Executors.newFixedThreadPool(lanes);
        try {
            this.folder = PassingFolder.open(home, "run-");
            for (int lane = 1; lane <= lanes; lane++) {
                Path field = Files.createDirectories(folder.resolve("field-" + lane));
                factory.add(opener.open(configuration, field, folder.resolve("records")));
            }
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("No folder for the matches can be made in " + home + " (" + failure
                    + "); make room there, or make it writable.");
        }
        free.addAll(factory);
    }

    /** Returns the first services, to ask it something before anything is played. */
    Services first() {
        return factory.get(0);
    }

    /** Plays something as soon as a lane is free. */
    <T> Future<T> play(Function<Services, T> match) {
        Callable<T> work = () -> {
            Services services = free.take();
            try {
                return match.apply(services);
            } finally {
                free.add(services);
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
        factory.forEach(Services::close);
        FileUtils.deleteQuietly(folder.toFile());
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
