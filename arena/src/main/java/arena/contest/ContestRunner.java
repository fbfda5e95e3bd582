package arena.contest;

import arena.series.GamePlace;
import arena.series.GamePlan;
import arena.series.GameSlots;
import arena.series.SeriesRunner;
import arena.series.Stoppable;
import arena.store.Attempt;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.AuditEntry;
import arena.store.ContestStore;
import arena.store.Verdict;
import arena.tournament.SeatResult;
import arena.tournament.format.Fixture;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntSupplier;

/**
 * The runner of a contest: it has games played until none is left, or it is stopped.
 *
 * <p>Only the calling thread starts games and stores results. An attempt is stored before its game begins, and its end
 * before anything follows from it, so an arena that is killed loses no result and counts none twice: an attempt without
 * an end is replayed from its start.
 */
public final class ContestRunner implements Stoppable {

    /** The name of the arena in the audit trail, for decisions without an order of a person. */
    private static final String ARENA = "arena";

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
    private final SeriesRunner<DueGame, AttemptResult> series = new SeriesRunner<>(new RemainingGames());

    /** The decision by which this arena started the games; a later one of its kind is of another arena. */
    private Optional<AuditEntry> term = Optional.empty();

    private boolean superseded;

    /** True if this arena held the lock at the last poll: without it, the arena starts no game and waits. */
    private boolean hasLock;

    private int failuresInRow;

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

    @Override
    public void stopSoon() {
        series.stopSoon();
    }

    @Override
    public void stopNow() {
        series.stopNow();
    }

    /** Plays the contest with a fixed number of games at a time. */
    public End play(int atOnce, String by) {
        return play(() -> atOnce, by);
    }

    /**
     * Plays the contest.
     *
     * @param atOnce supplies the number of games at a time, at least 1; it may change during the contest
     * @param by the person that ordered the games, for the audit trail
     * @throws RuntimeException the failure of a game's thread, after the other games have ended
     */
    public End play(IntSupplier atOnce, String by) {
        if (!store.acquireLock()) {
            return End.ELSEWHERE;
        }
        refresh();
        term = Optional.of(decide(new RefereeDecision.Started(), by, "with " + atOnce.getAsInt() + " at a time"));
        closeOrphans();
        automatic.drawLots();
        automatic.disqualifyProbationers();
        return end(series.play(List.of(place(atOnce))).orThrow());
    }

    private GamePlace<DueGame, AttemptResult> place(IntSupplier atOnce) {
        return new GamePlace<>() {
            @Override
            public int slots() {
                return atOnce.getAsInt();
            }

            @Override
            public Optional<AttemptResult> play(DueGame dueGame, GameSlots.GameSlot slot) {
                return Optional.of(runner.play(dueGame, slot));
            }
        };
    }

    private End end(SeriesRunner.End series) {
        if (follower.state().progress().over()) {
            return End.OVER;
        }
        if (superseded) {
            return End.ELSEWHERE;
        }
        return switch (series) {
            case STOPPED -> End.STOPPED;
            case DRAINED -> End.DRAINED;
            case OVER -> End.REFEREE;
        };
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

    /** The games without a result, each entered in the store when it begins and when it ends. */
    private final class RemainingGames implements GamePlan<DueGame, AttemptResult> {

        @Override
        public void poll() {
            refresh();
            // The lock is checked at each poll, even if no game is to begin, so that a lost connection is replaced
            // before another arena takes the contest.
            hasLock = store.hasLock();
        }

        @Override
        public Optional<DueGame> next(List<DueGame> running, int playing) {
            // After an infrastructure failure a single game tests whether it has passed.
            if (!hasLock || (failuresInRow > 0 && playing > 0)) {
                return Optional.empty();
            }
            List<Fixture> fixtures = running.stream().map(DueGame::fixture).toList();
            Optional<Fixture> next = next(fixtures);
            while (next.isEmpty() && running.isEmpty() && automatic.forfeitGame()) {
                next = next(fixtures);
            }
            return next.flatMap(ContestRunner.this::begin);
        }

        private Optional<Fixture> next(List<Fixture> running) {
            ContestState now = follower.state();
            return now.isPaused() ? Optional.empty() : new NextGame(now).next(running);
        }

        @Override
        public void ended(DueGame dueGame, AttemptResult ended) {
            AttemptRow whole = end(dueGame.attempt(), ended);
            if (!superseded) {
                // Before the decisions about teams on probation.
                runner.excuse(dueGame).ifPresent(words -> excuse(dueGame.fixture(), ended, words));
                automatic.drawLots();
                automatic.disqualifyProbationers();
            }
            countFailures(ended);
            listener.ended(dueGame.fixture(), whole, follower.state());
        }

        @Override
        public void failed(DueGame dueGame, RuntimeException failure) {
            ended(dueGame, broken(AttemptCauses.DEFECT, "The arena itself has failed."));
        }

        @Override
        public void polled(int running) {
            listener.polled(follower.state(), running);
        }

        @Override
        public boolean isOver() {
            ContestState now = follower.state();
            return now.progress().over() || (hasLock && !now.isPaused());
        }

        @Override
        public void remark(String words) {
            listener.remark(words);
        }
    }

    /** Starts a game; returns nothing if another arena has taken the contest over. */
    private Optional<DueGame> begin(Fixture fixture) {
        ContestState then = follower.state();
        Attempt plan = new Attempt(0, fixture.id(), 1, fixture.seats(), ARENA, System.currentTimeMillis());
        Optional<Attempt> begun = store.begin(plan, term.orElseThrow());
        refresh();
        begun.ifPresent(attempt -> listener.begun(fixture));
        return begun.map(attempt -> dueGame(fixture, attempt, then.ledger().absent(fixture.id()), then.entries()));
    }

    /** Clears the teams that were late in a game through no fault of theirs. */
    private void excuse(Fixture fixture, AttemptResult ended, String words) {
        List<Integer> late = ended.seats().stream()
                .filter(seat -> seat.tally().late() > 0)
                .map(SeatResult::contestant)
                .toList();
        late.forEach(team -> decide(new RefereeDecision.Cleared(team), ARENA, fixture.id() + ": " + words));
        if (!late.isEmpty()) {
            listener.remark(fixture.id() + ": "
                    + String.join(", ", late.stream().map(contest::name).toList())
                    + " answered too late, which is not held against them. " + words);
        }
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

    /** Follows an order that was given since the games were started. */
    private void apply(AuditEntry decision, AuditEntry own) {
        RefereeDecision what = DecisionCodec.read(decision);
        if (what instanceof RefereeDecision.Drained) {
            stopSoon();
        } else if (what instanceof RefereeDecision.Started && decision.sequence() > own.sequence()) {
            superseded = true;
            listener.remark("Another arena has taken over this contest; this one breaks off its games, which"
                    + " are played there.");
            stopNow();
        }
    }
}
