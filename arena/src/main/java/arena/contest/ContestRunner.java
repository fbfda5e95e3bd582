package arena.contest;

import arena.store.Attempt;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.AuditEntry;
import arena.store.ContestStore;
import arena.store.Verdict;
import arena.tournament.format.Fixture;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The runner of a contest: it has games played until none is left, or it is stopped.
 *
 * <p>Each game runs in a thread of its own; only the calling thread starts games and stores results. An attempt is
 * stored before its game begins, and its end before anything follows from it, so an arena that is killed loses no
 * result and counts none twice: an attempt without an end is replayed from its start.
 */
public final class ContestRunner {

    /** The name of the arena in the audit trail, for decisions without an order of a person. */
    private static final String ARENA = "arena";

    private static final int LOOK_MILLIS = 500;
    private static final int TERMINATION_LIMIT_SECONDS = 30;

    /**
     * The number of infrastructure failures in a row after which the games pause: more would follow, so the organiser
     * must poll.
     */
    private static final int FAILURES_BEFORE_A_PAUSE = 3;

    private final Contest contest;
    private final ContestStore store;
    private final ContestFollower follower;
    private final GameRunner runner;
    private final ContestListener listener;
    private final AutomaticDecisions automatic;

    private final SortedMap<String, Fixture> running = new TreeMap<>();
    private final BlockingQueue<GameReport> reports = new LinkedBlockingQueue<>();
    private Optional<RuntimeException> failure = Optional.empty();
    /** The decision by which this arena started the games; a later one of its kind is of another arena. */
    private Optional<AuditEntry> term = Optional.empty();

    private boolean superseded;

    /** True if this arena held the lock at the last poll: without it, the arena starts no game and waits. */
    private boolean hasLock;

    private int failuresInRow;
    private volatile boolean draining;
    private volatile boolean stopping;

    /** The end of a run. */
    public enum End {
        /** Every game has a result. */
        OVER,
        /** The run was drained: no new game began, and the running games ended. */
        DRAINED,
        /** The running games were broken off. */
        STOPPED,
        /** Nothing can be played until the referee has decided. */
        REFEREE,
        /** Another arena plays the contest, or has taken it over. */
        ELSEWHERE
    }

    /** The report of a game's thread. */
    private record GameReport(
            Fixture fixture,
            Attempt attempt,
            RunSlots.RunSlot slot,
            Optional<AttemptResult> ended,
            Optional<RuntimeException> failure) {}

    /** Creates a runner. */
    public ContestRunner(Contest contest, ContestStore store, GameRunner runner, ContestListener listener) {
        this.contest = contest;
        this.store = store;
        this.runner = runner;
        this.listener = listener;
        this.follower = new ContestFollower(contest, store);
        this.automatic =
                new AutomaticDecisions(contest, follower, listener, (what, reason) -> decide(what, ARENA, reason));
    }

    /** Starts no more games; may be called from any thread. */
    public void drain() {
        draining = true;
    }

    /** Breaks off the running games; may be called from any thread. */
    public void stop() {
        draining = true;
        stopping = true;
    }

    /**
     * Plays the contest.
     *
     * @param atOnce the number of games at a time, at least 1
     * @param by the person that ordered the games, for the audit trail
     * @throws RuntimeException the failure of a game's thread, after the other games have ended
     */
    public End play(int atOnce, String by) {
        if (!store.acquireLock()) {
            return End.ELSEWHERE;
        }
        refresh();
        term = Optional.of(decide(new RefereeDecision.Started(), by, "with " + atOnce + " at a time"));
        closeOrphans();
        automatic.drawLots();
        automatic.disqualifyProbationers();
        // Each game gets its thread at once: a game in a queue would be lost by a stop. The threads are created before
        // a program can take the last thread of the system.
        ThreadPoolExecutor pool =
                new ThreadPoolExecutor(atOnce, Integer.MAX_VALUE, 1, TimeUnit.MINUTES, new SynchronousQueue<>());
        pool.prestartAllCoreThreads();
        try {
            return runGames(pool, atOnce, new RunSlots(atOnce));
        } finally {
            close(pool);
        }
    }

    /**
     * Ends the attempts that were open when the arena ended. If the match was over and its result had been announced,
     * it counts; else it is replayed from its start, with a remark.
     */
    private void closeOrphans() {
        for (AttemptRow orphan : follower.open()) {
            Optional<AttemptResult> found = recordedResult(orphan.attempt());
            end(
                    orphan.attempt(),
                    found.orElseGet(() -> broken(
                            AttemptCauses.ARENA_ENDED,
                            "The arena ended while this was played; it is played again from its start.")));
            listener.remark(orphan.attempt().fixture()
                    + (found.isPresent()
                            ? " was over when the arena ended; its record tells how, and that counts."
                            : " was running when the arena ended; it is played again."));
        }
    }

    private Optional<AttemptResult> recordedResult(Attempt orphan) {
        List<AuditEntry> then = follower.state().decisions().stream()
                .filter(one -> one.sequence() < orphan.sequence())
                .toList();
        SortedMap<Integer, String> absent = Ledger.of(List.of(), then).absent(orphan.fixture());
        return follower.state()
                .fixture(orphan.fixture())
                .filter(fixture -> fixture.seats().equals(orphan.contestants()))
                .flatMap(fixture -> runner.found(dueGame(fixture, orphan, absent, EntryDigests.of(then))));
    }

    private DueGame dueGame(Fixture fixture, Attempt attempt, SortedMap<Integer, String> absent, EntryDigests entries) {
        return new DueGame(
                fixture,
                attempt,
                contest.matchSeed(fixture, attempt.number()),
                contest.settings(fixture),
                absent,
                entries);
    }

    private static AttemptResult broken(String cause, String words) {
        return AttemptResult.broken(cause, cause, words, System.currentTimeMillis());
    }

    private End runGames(ExecutorService pool, int atOnce, RunSlots slots) {
        while (true) {
            ContestState before = follower.state();
            begin(pool, atOnce, slots);
            listener.polled(before, running.size());
            if (running.isEmpty()) {
                failure.ifPresent(failed -> {
                    throw failed;
                });
                if (hasLock && !draining && failure.isEmpty() && automatic.forfeitGame()) {
                    continue;
                }
                Optional<End> end = end(before);
                if (end.isPresent()) {
                    return end.get();
                }
            }
            awaitReports(pool);
        }
    }

    private Optional<End> end(ContestState before) {
        if (before.progress().over()) {
            return Optional.of(End.OVER);
        }
        if (superseded) {
            return Optional.of(End.ELSEWHERE);
        }
        if (stopping) {
            return Optional.of(End.STOPPED);
        }
        if (draining) {
            return Optional.of(End.DRAINED);
        }
        return before.isPaused() || !hasLock ? Optional.empty() : Optional.of(End.REFEREE);
    }

    private void begin(ExecutorService pool, int atOnce, RunSlots slots) {
        // The lock is checked at each poll, even if no game is to begin, so that a lost connection is replaced before
        // another arena takes the contest.
        hasLock = store.hasLock();
        if (!hasLock) {
            return;
        }
        // After an infrastructure failure a single game tests whether it has passed.
        int most = failuresInRow > 0 ? 1 : atOnce;
        while (slots.isFree(most)
                && !draining
                && failure.isEmpty()
                && !follower.state().isPaused()) {
            Optional<Fixture> next = new NextGame(follower.state()).next(running.values());
            if (next.isEmpty() || !begin(next.get(), pool, slots)) {
                return;
            }
        }
    }

    /** Starts a game; returns false if another arena has taken the contest over. */
    private boolean begin(Fixture fixture, ExecutorService pool, RunSlots slots) {
        ContestState then = follower.state();
        Attempt plan = new Attempt(0, fixture.id(), 1, fixture.seats(), ARENA, System.currentTimeMillis());
        Optional<Attempt> begun = store.begin(plan, term.orElseThrow());
        refresh();
        begun.ifPresent(attempt -> {
            running.put(fixture.id(), fixture);
            DueGame dueGame = dueGame(fixture, attempt, then.ledger().absent(fixture.id()), then.entries());
            RunSlots.RunSlot slot = slots.take();
            pool.execute(() -> play(dueGame, slot));
            listener.begun(fixture, attempt);
        });
        return begun.isPresent();
    }

    private void play(DueGame dueGame, RunSlots.RunSlot slot) {
        Optional<AttemptResult> ended = Optional.empty();
        Optional<RuntimeException> problem = Optional.empty();
        try {
            ended = Optional.of(runner.play(dueGame, slot));
        } catch (RuntimeException failed) {
            problem = Optional.of(failed);
        } catch (Error defect) {
            problem = Optional.of(new IllegalStateException("A game of the contest has failed: " + defect, defect));
        } finally {
            reports.add(new GameReport(dueGame.fixture(), dueGame.attempt(), slot, ended, problem));
        }
    }

    /** Waits for the end of a game or for a moment, then reads what others have decided. */
    private void awaitReports(ExecutorService pool) {
        try {
            GameReport first = reports.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
            for (GameReport one = first; one != null; one = reports.poll()) {
                finish(one);
            }
            if (stopping) {
                pool.shutdownNow();
            }
        } catch (InterruptedException hurry) {
            stop();
            pool.shutdownNow();
        }
        refresh();
    }

    private void finish(GameReport one) {
        running.remove(one.fixture().id());
        one.slot().release();
        one.failure().ifPresent(failed -> failure = Optional.of(failure.orElse(failed)));
        AttemptResult ended =
                one.ended().orElseGet(() -> broken(AttemptCauses.DEFECT, "The arena itself has" + " failed."));
        AttemptRow whole = end(one.attempt(), ended);
        if (!superseded) {
            automatic.drawLots();
            automatic.disqualifyProbationers();
        }
        countFailures(ended);
        listener.ended(one.fixture(), whole, follower.state());
    }

    private AttemptRow end(Attempt attempt, AttemptResult ended) {
        boolean kept = store.end(attempt, ended);
        refresh();
        if (!kept && ended.verdict() == Verdict.DECIDED) {
            refuse(attempt, ended);
        }
        return follower.state().ledger().attempts(attempt.fixture()).stream()
                .filter(one -> one.attempt().sequence() == attempt.sequence())
                .findFirst()
                .orElseGet(() -> new AttemptRow(attempt, Optional.of(ended), attempt.sequence()));
    }

    /** Records a result that does not count, because another arena has already ended the attempt as orphaned. */
    private void refuse(Attempt attempt, AttemptResult ended) {
        SortedMap<String, Integer> places = new TreeMap<>();
        ended.seats().forEach(seat -> places.put(contest.name(seat.contestant()), seat.place()));
        String words = "attempt " + attempt.number() + " was ended by another arena before this one could enter"
                + " how it"
                + " went: " + ended.reason();
        decide(
                new RefereeDecision.ResultRefused(attempt.fixture(), attempt.number(), ended.record(), places),
                ARENA,
                words);
        listener.remark("The result of " + attempt.fixture() + " does not count: " + words + "; its record is "
                + ended.record() + ".");
    }

    private void countFailures(AttemptResult ended) {
        if (ended.verdict() == Verdict.DECIDED) {
            failuresInRow = 0;
        } else if (ended.cause().equals(AttemptCauses.INFRASTRUCTURE)) {
            failuresInRow++;
            if (failuresInRow >= FAILURES_BEFORE_A_PAUSE) {
                failuresInRow = 0;
                String why = ended.wordsAndTrouble();
                decide(new RefereeDecision.Paused(), ARENA, "the field failed again and again: " + why);
                listener.remark("The contest is paused, because the field failed repeatedly; repair it, then"
                        + " `arena contest resume`. " + why);
            }
        }
    }

    private AuditEntry decide(RefereeDecision what, String by, String reason) {
        AuditEntry decision = store.decide(DecisionCodec.written(what, by, reason, System.currentTimeMillis()));
        refresh();
        return decision;
    }

    /** Reads the new entries of the store, of whichever arena. */
    private void refresh() {
        List<AuditEntry> decided = follower.poll();
        term.ifPresent(own -> decided.forEach(decision -> apply(decision, own)));
    }

    /**
     * Follows an order that was given since the games were started. Both flags are only ever set, since another thread
     * sets them too.
     */
    private void apply(AuditEntry decision, AuditEntry own) {
        RefereeDecision what = DecisionCodec.read(decision);
        if (what instanceof RefereeDecision.Drained) {
            draining = true;
        } else if (what instanceof RefereeDecision.Started && decision.sequence() > own.sequence()) {
            superseded = true;
            listener.remark("Another arena has taken over this contest; this one breaks off its games, which"
                    + " are played there.");
            stop();
        }
    }

    /** Waits until every game has ended and is stored. */
    private void close(ExecutorService pool) {
        pool.shutdownNow();
        boolean interrupted = Thread.interrupted();
        try {
            if (!pool.awaitTermination(TERMINATION_LIMIT_SECONDS, TimeUnit.SECONDS)) {
                listener.remark("A game did not stop within " + TERMINATION_LIMIT_SECONDS + " s; the arena no"
                        + " longer waits for it.");
            }
            for (GameReport one = reports.poll(); one != null; one = reports.poll()) {
                finish(one);
            }
        } catch (InterruptedException hurry) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
