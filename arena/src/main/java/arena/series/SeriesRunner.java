package arena.series;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The runner of a series: it has games played, several at a time, until the plan has no more or it is stopped.
 *
 * <p>Each game runs in a thread of its own; only the calling thread asks the plan, so the plan needs no lock. If the
 * arena itself fails in a game, no more games begin, and the running ones are played to their end.
 *
 * @param <G> the game to be played
 * @param <O> its outcome
 */
public final class SeriesRunner<G, O> implements Stoppable {

    private static final int POLL_MILLIS = 500;
    private static final int TERMINATION_LIMIT_SECONDS = 30;

    private final GamePlan<G, O> plan;
    private final List<RunningGame<G, O>> running = new ArrayList<>();
    private final BlockingQueue<GameReport<G, O>> reports = new LinkedBlockingQueue<>();
    private Optional<RuntimeException> failure = Optional.empty();
    private volatile boolean draining;
    private volatile boolean stopping;

    /** The end of a series. */
    public enum End {
        /** The plan has no more games. */
        OVER,
        /** No more games began, and the running ones were played to their end. */
        DRAINED,
        /** The running games were broken off. */
        STOPPED
    }

    /**
     * The result of a run.
     *
     * @param failure the first failure of the arena itself in a game; empty if there was none
     */
    public record Result(End end, Optional<RuntimeException> failure) {

        /**
         * Returns the end.
         *
         * @throws RuntimeException the failure, if there was one
         */
        public End orThrow() {
            failure.ifPresent(failed -> {
                throw failed;
            });
            return end;
        }
    }

    private record OpenPlace<G, O>(GamePlace<G, O> place, GameSlots slots) {

        OpenPlace(GamePlace<G, O> place) {
            this(place, new GameSlots(place::slots));
        }
    }

    private record RunningGame<G, O>(G game, GamePlace<G, O> place, GameSlots.GameSlot slot) {}

    /** The report of a game's thread; without outcome and failure the game was broken off. */
    private record GameReport<G, O>(RunningGame<G, O> game, Optional<O> outcome, Optional<RuntimeException> failure) {}

    /** Prepares the run of a plan. */
    public SeriesRunner(GamePlan<G, O> plan) {
        this.plan = plan;
    }

    @Override
    public void stopSoon() {
        draining = true;
    }

    @Override
    public void stopNow() {
        draining = true;
        stopping = true;
    }

    /**
     * Plays the series, then closes the places. An interrupt of the calling thread breaks off the running games; the
     * thread is not interrupted afterwards, so that it can store the end.
     */
    public Result play(List<? extends GamePlace<G, O>> places) {
        List<OpenPlace<G, O>> open = new ArrayList<>();
        places.forEach(place -> open.add(new OpenPlace<>(place)));
        // Each game gets its thread at once: a game in a queue would be lost by a stop. The threads are created before
        // a program can take the last thread of the system.
        int threads = places.stream().mapToInt(GamePlace::slots).sum();
        ThreadPoolExecutor pool =
                new ThreadPoolExecutor(threads, Integer.MAX_VALUE, 1, TimeUnit.MINUTES, new SynchronousQueue<>());
        pool.prestartAllCoreThreads();
        try {
            runGames(pool, open);
        } finally {
            close(pool, places);
        }
        return new Result(stopping ? End.STOPPED : draining ? End.DRAINED : End.OVER, failure);
    }

    private void runGames(ExecutorService pool, List<OpenPlace<G, O>> places) {
        while (true) {
            plan.poll();
            if (stopping) {
                pool.shutdownNow();
            }
            places.forEach(place -> begin(pool, place, places));
            plan.polled(running.size());
            if (running.isEmpty() && (draining || failure.isPresent() || plan.isOver())) {
                return;
            }
            awaitReports();
        }
    }

    private void begin(ExecutorService pool, OpenPlace<G, O> place, List<OpenPlace<G, O>> all) {
        while (!draining && failure.isEmpty()) {
            int playing = all.stream().mapToInt(one -> one.slots().taken()).sum();
            // The slot is taken before the plan is asked, since meanwhile the team of a waiting game may come.
            Optional<GameSlots.GameSlot> slot = place.slots().take();
            if (slot.isEmpty()) {
                return;
            }
            Optional<G> next = plan.next(running.stream().map(RunningGame::game).toList(), playing);
            if (next.isEmpty()) {
                slot.get().release();
                return;
            }
            RunningGame<G, O> game = new RunningGame<>(next.get(), place.place(), slot.get());
            running.add(game);
            pool.execute(() -> play(game));
        }
    }

    private void play(RunningGame<G, O> game) {
        Optional<O> outcome = Optional.empty();
        Optional<RuntimeException> problem = Optional.empty();
        try {
            outcome = game.place().play(game.game(), game.slot());
        } catch (InterruptedException brokenOff) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException failed) {
            problem = Optional.of(failed);
        } catch (Error defect) {
            problem = Optional.of(new IllegalStateException("A game has failed: " + defect, defect));
        } finally {
            reports.add(new GameReport<>(game, outcome, problem));
        }
    }

    /** Waits for the end of a game or for a moment. */
    private void awaitReports() {
        try {
            GameReport<G, O> first = reports.poll(POLL_MILLIS, TimeUnit.MILLISECONDS);
            for (GameReport<G, O> one = first; one != null; one = reports.poll()) {
                finish(one);
            }
        } catch (InterruptedException stop) {
            stopNow();
        }
    }

    private void finish(GameReport<G, O> report) {
        running.remove(report.game());
        report.game().slot().release();
        G game = report.game().game();
        if (report.failure().isPresent()) {
            failure = failure.or(report::failure);
            plan.failed(game, report.failure().get());
        } else if (report.outcome().isPresent()) {
            plan.ended(game, report.outcome().get());
        } else {
            // The series is being stopped, or the process ends: another game would be broken off too.
            stopNow();
        }
    }

    /** Waits until every game has ended and is stored, then closes the places. */
    private void close(ExecutorService pool, List<? extends GamePlace<G, O>> places) {
        pool.shutdownNow();
        boolean interrupted = Thread.interrupted();
        try {
            if (!pool.awaitTermination(TERMINATION_LIMIT_SECONDS, TimeUnit.SECONDS)) {
                plan.remark("A game did not stop within " + TERMINATION_LIMIT_SECONDS
                        + " s; the arena no longer waits for it.");
            }
            for (GameReport<G, O> one = reports.poll(); one != null; one = reports.poll()) {
                finish(one);
            }
        } catch (InterruptedException hurry) {
            interrupted = true;
        } finally {
            places.forEach(this::close);
        }
        // Once the games are broken off, another interrupt wants the same.
        if (interrupted && !stopping) {
            Thread.currentThread().interrupt();
        }
    }

    private void close(GamePlace<G, O> place) {
        try {
            place.close();
        } catch (RuntimeException failed) {
            failure = failure.or(() -> Optional.of(failed));
        }
    }
}
