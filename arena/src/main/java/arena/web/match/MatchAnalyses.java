package arena.web.match;

import arena.app.review.MatchAdvice;
import arena.game.Seat;
import arena.level.Estimator;
import arena.record.MatchRecord;
import arena.review.MatchReviewer;
import arena.review.ReviewException;
import arena.superbot.SuperBots;
import arena.web.http.Json;
import arena.web.http.WebFailure;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * The super bot's analyses of matches that are over: estimates of their positions, and reviews of the decisions of a
 * seat. One thread computes them, one after the other, and the most recently used results are cached.
 */
final class MatchAnalyses implements AutoCloseable {

    private static final int MOST_CACHED = 64;
    private static final int MOST_WAITING = 16;

    /** A longer match is estimated only at every few moves. */
    private static final int MOST_POINTS = 1_000;

    private static final double STEPS_PER_UNIT = 1_000;

    /** A reader of the page waits for the review of all decisions, and other matches need the other processors. */
    private static final MatchReviewer.Terms REVIEW = new MatchReviewer.Terms(Duration.ofMillis(100), 1);

    private final ThreadPoolExecutor worker = new ThreadPoolExecutor(
            1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(MOST_WAITING), MatchAnalyses::thread);
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
        Thread thread = new Thread(work, "analyses");
        thread.setDaemon(true);
        return thread;
    }

    /**
     * Returns the estimates of a match as JSON, computed unless they are cached.
     *
     * @throws WebFailure if too many analyses wait for theirs
     */
    CompletableFuture<String> estimates(FollowedMatch match) {
        return of(match.name(), () -> Json.text(new Curve(curve(match))));
    }

    /**
     * Returns the review of a seat of a match as JSON, computed unless it is cached.
     *
     * @param record the present file of the match
     * @throws WebFailure if too many analyses wait for theirs
     */
    CompletableFuture<String> review(FollowedMatch match, Path record, Seat seat) {
        return of(match.name() + "/" + seat.number(), () -> review(record, seat));
    }

    private static String review(Path record, Seat seat) {
        try {
            return new MatchAdvice(MatchReviewer.review(MatchRecord.read(record), seat, REVIEW)).json();
        } catch (ReviewException refused) {
            throw WebFailure.notFound(String.valueOf(refused.getMessage()));
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the server is being stopped");
        }
    }

    private synchronized CompletableFuture<String> of(String key, Supplier<String> analysis) {
        CompletableFuture<String> before = cache.get(key);
        if (before != null && !before.isCompletedExceptionally()) {
            return before;
        }
        try {
            CompletableFuture<String> begun = CompletableFuture.supplyAsync(analysis, worker);
            cache.put(key, begun);
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
