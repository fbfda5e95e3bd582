package arena.bench;

import arena.series.GamePlace;
import arena.series.GamePlan;
import arena.series.SeriesRunner;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/** Pieces of work of a benchmark, run like the games of a series. */
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
        SeriesRunner<Callable<T>, T> series =
                new SeriesRunner<>(GamePlan.inOrder(pieces.iterator(), (piece, result) -> done.accept(result)));
        if (series.play(List.of(GamePlace.of(lanes, ParallelWork::result))).orThrow() != SeriesRunner.End.OVER) {
            throw new InterruptedException();
        }
    }

    private static <T> Optional<T> result(Callable<T> piece) throws InterruptedException {
        try {
            return Optional.of(piece.call());
        } catch (InterruptedException | RuntimeException failure) {
            throw failure;
        } catch (Exception failure) {
            throw new IllegalStateException("a thread of the benchmark has failed: " + failure, failure);
        }
    }
}
