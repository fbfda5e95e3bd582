package arena.web.match;

import arena.superbot.SuperBots;
import arena.superbot.level.Estimator;
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
 * What the super bot thinks of the positions of matches that are over. One thread works it out, a match at a time, and
 * those that were asked for last are remembered.
 */
final class PositionEstimates implements AutoCloseable {

    private static final int MOST_REMEMBERED = 64;
    private static final int MOST_WAITING = 16;

    /** A longer match is looked at in steps of several moves. */
    private static final int MOST_POINTS = 1_000;

    private static final double PARTS = 1_000;

    private final ThreadPoolExecutor thinker = new ThreadPoolExecutor(
            1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(MOST_WAITING), PositionEstimates::thread);
    private final Map<String, CompletableFuture<String>> known = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, CompletableFuture<String>> eldest) {
            return size() > MOST_REMEMBERED;
        }
    };

    /** A course of estimates. */
    private record Curve(List<Point> estimates) {}

    /**
     * What is thought of one position.
     *
     * @param at the move after which it stood
     * @param seats from 0, lost, to 1, won, seat 1 first
     */
    record Point(int at, List<Double> seats) {}

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "estimates");
        thread.setDaemon(true);
        return thread;
    }

    /** Returns whether there is a super bot that thinks of positions of this game. */
    static boolean areMadeOf(String game) {
        return SuperBots.estimator(game).isPresent();
    }

    /**
     * Returns the estimates of a match, worked out unless they are known, as a text of JSON.
     *
     * @throws WebFailure if too many are waited for
     */
    synchronized CompletableFuture<String> of(FollowedMatch match) {
        String name = match.name();
        CompletableFuture<String> before = known.get(name);
        if (before != null && !before.isCompletedExceptionally()) {
            return before;
        }
        try {
            CompletableFuture<String> begun =
                    CompletableFuture.supplyAsync(() -> Json.text(new Curve(curve(match))), thinker);
            known.put(name, begun);
            return begun;
        } catch (RejectedExecutionException full) {
            throw WebFailure.tooMuch("Too many matches are being thought about; ask again in a few seconds.");
        }
    }

    /** Works out the estimates of a match: of none if its game has no super bot that thinks of positions. */
    static List<Point> curve(FollowedMatch match) {
        List<Point> curve = new ArrayList<>();
        SuperBots.estimator(match.game())
                .ifPresent(estimator -> match.states(MOST_POINTS)
                        .forEach((at, state) -> curve.add(new Point(at, rounded(estimator, state)))));
        return curve;
    }

    private static List<Double> rounded(Estimator<?> estimator, Object state) {
        return estimator.estimate(state).stream()
                .map(value -> Math.round(value * PARTS) / PARTS)
                .toList();
    }

    @Override
    public void close() {
        thinker.shutdownNow();
    }
}
