package arena.app.regress;

import arena.app.RequestFailure;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.config.Configuration;
import arena.exchange.TemporaryFolder;
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
 * A pool of services for several matches at a time, each with its own field and records, which are deleted when the
 * pool is closed. A match waits until services are free.
 */
final class ServicesPool implements AutoCloseable {

    private static final int PATIENCE_SECONDS = 8;

    private final Path folder;
    private final List<Services> all = new ArrayList<>();
    private final BlockingQueue<Services> free = new LinkedBlockingQueue<>();
    private final ExecutorService workers;

    /** Opens a number of services below a folder, which is created if missing. */
    ServicesPool(Path home, int size, Configuration configuration, ServicesFactory opener) {
        this.workers = Executors.newFixedThreadPool(size);
        try {
            this.folder = TemporaryFolder.open(home, "run-");
            for (int number = 1; number <= size; number++) {
                Path field = Files.createDirectories(folder.resolve("field-" + number));
                all.add(opener.open(configuration, field, folder.resolve("records")));
            }
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("No folder for the matches can be made in " + home + " (" + failure
                    + "); make room there, or make it writable.");
        }
        free.addAll(all);
    }

    /** Returns the first services, for questions before a match is played. */
    Services first() {
        return all.get(0);
    }

    /** Plays a match as soon as services are free. */
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

    /** Breaks off the running matches, and deletes their files. */
    @Override
    public void close() {
        boolean interrupted = Thread.interrupted();
        workers.shutdownNow();
        try {
            interrupted |= !workers.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException hurry) {
            interrupted = true;
        }
        all.forEach(Services::close);
        FileUtils.deleteQuietly(folder.toFile());
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
