package arena.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/**
 * Pieces of work that run in parallel, each on the thread of its own lane; the caller receives their results one by
 * one.
 */
public final class ParallelWork {

    private ParallelWork() {}

    /**
     * Returns when every piece is done. Results come in the order in which they are ready, all on the calling thread.
     *
     * @param lanes how many pieces run at a time, 1 or more
     * @throws InterruptedException if the calling thread is interrupted: the running pieces are interrupted too and
     *     awaited, and the results handed over until then stay valid
     */
    public static <T> void run(int lanes, List<Callable<T>> pieces, Consumer<T> done) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(lanes);
        try {
            CompletionService<T> results = new ExecutorCompletionService<>(pool);
            new ArrayList<>(pieces).forEach(results::submit);
            for (int piece = 0; piece < pieces.size(); piece++) {
                done.accept(results.take().get());
            }
        } catch (ExecutionException failure) {
            throw new IllegalStateException(
                    "a thread of the benchmark has failed: " + failure.getCause(), failure.getCause());
        } finally {
            pool.shutdownNow();
        }
    }
}
