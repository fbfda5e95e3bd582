package arena.web.match;

import arena.level.Estimator;
import arena.superbot.SuperBots;
import arena.web.http.Json;
import arena.web.http.WebFailure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The super bot's estimates of the positions of matches that are over. One thread computes them, a match at a time, and
 * the most recently used results are cached.
 */
final class PositionEstimates implements AutoCloseable {

    private static final int MOST_CACHED = 64;
    private static final int MOST_WAITING = 16;

    /** A longer match is estimated only at every few moves. */
    private static final int MOST_POINTS = 1_000;

    private static final double STEPS_PER_UNIT = 1_000;

    private final ThreadPoolExecutor worker = new ThreadPoolExecutor(
            1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(MOST_WAITING), PositionEstimates::thread);
    private final Map<String, CompletableFuture<String>> cache = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, CompletableFuture<String>> eldest) {
            return size() > MOST_CACHED;
        }
    };

    /** The estimates of a match, in order. */
    private record Curve(List<Point> estimates) {}

    /**
     * The estimate of one position.
     *
     * @param at the move that led to it
     * @param seats a value for each seat, seat 1 first, from 0 (lost) to 1 (won)
     */
    record Point(int at, List<Double> seats) {}

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "estimates");
        thread.setDaemon(true);
        return thread;
    }

    /**
     * Returns the estimates of a match as JSON, computed unless they are cached.
     *
     * @throws WebFailure if too many matches wait for theirs
     */
    synchronized CompletableFuture<String> of(FollowedMatch match) {
        String name = match.name();
        CompletableFuture<String> before = cache.get(name);
        if (before != null && !before.isCompletedExceptionally()) {
            return before;
        }
        try {
            CompletableFuture<String> begun =
                    CompletableFuture.supplyAsync(() -> Json.text(new Curve(curve(match))), worker);
            cache.put(name, begun);
            return begun;
        } catch (RejectedExecutionException full) {
            throw WebFailure.tooManyRequests("Too many matches are being thought about; ask again in a few seconds.");
        }
    }

    /** Computes the estimates of a match; none if its game has no super bot that estimates positions. */
    static List<Point> curve(FollowedMatch match) {
        List<Point> curve = new ArrayList<>();
        SuperBots.estimator(match.game())
                .ifPresent(estimator -> match.states(MOST_POINTS)
                        .forEach((at, state) -> curve.add(new Point(at, rounded(estimator, state)))));
        return curve;
    }

    private static List<Double> rounded(Estimator<?> estimator, Object state) {
        return estimator.estimate(state).stream()
                .map(value -> Math.round(value * STEPS_PER_UNIT) / STEPS_PER_UNIT)
                .toList();
    }

    @Override
    public void close() {
        worker.shutdownNow();
    }
}
