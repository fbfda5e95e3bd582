package arena.app.compare;

import arena.app.JsonJournal;
import arena.app.Processors;
import arena.app.RequestFailure;
import arena.app.play.MatchLane;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchRun;
import arena.app.play.ParallelGames;
import arena.app.play.Services;
import arena.app.play.Stoppable;
import arena.game.Standing;
import arena.match.Event;
import arena.match.MatchConclusion;
import arena.match.MatchStatus;
import arena.match.SeatTally;
import arena.tournament.Pairing;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/**
 * The run of the games that the journal of a comparison does not hold yet. Lanes play; only this thread writes the
 * journal and counts.
 */
final class CompareRun {

    private static final Duration REFRESH = Duration.ofSeconds(1);

    private final CompareStandings standings;
    private final JsonJournal<CompareSetup, CompareGame> journal;
    private final List<Pairing> rest = new ArrayList<>();
    private Optional<RuntimeException> failure = Optional.empty();
    private volatile boolean stopped;
    private boolean latenessReported;

    /** Adds the games of the journal to the standings. */
    CompareRun(CompareStandings standings, JsonJournal<CompareSetup, CompareGame> journal) {
        this.standings = standings;
        this.journal = journal;
        SortedMap<Integer, CompareGame> played = new TreeMap<>();
        journal.games().forEach(game -> played.putIfAbsent(game.game(), game));
        for (Pairing pairing : standings.plan().format()) {
            Optional.ofNullable(played.get(pairing.number()))
                    .ifPresentOrElse(game -> standings.add(pairing, game), () -> rest.add(pairing));
        }
    }

    /** Returns the number of games still to be played. */
    int rest() {
        return standings.isDecided() ? 0 : rest.size();
    }

    /** Returns whether it was stopped before its end. */
    boolean isStopped() {
        return stopped;
    }

    /** Returns the reason of a failure; empty if there was none. */
    Optional<RuntimeException> failure() {
        return failure;
    }

    /** Plays until all games are played, the test has decided, or the run is stopped. */
    void play(List<MatchLane> places, Function<MatchLane, Services> factory, CompareListener listener) {
        try (ParallelGames<Pairing, CompareGame> lanes =
                new ParallelGames<>(places, rest.iterator(), new PairingPlayer(standings.plan()))) {
            listener.playing(standings, stoppable(lanes));
            try {
                lanes.open(factory);
                follow(lanes, listener);
            } finally {
                listener.played();
            }
        } catch (InterruptedException interruption) {
            stopped = true;
            Thread.currentThread().interrupt();
        }
    }

    private Stoppable stoppable(ParallelGames<Pairing, CompareGame> lanes) {
        return new Stoppable() {
            @Override
            public void stopSoon() {
                stopped = true;
                lanes.stopSoon();
            }

            @Override
            public void stopNow() {
                lanes.stopNow();
            }
        };
    }

    private void follow(ParallelGames<Pairing, CompareGame> lanes, CompareListener listener)
            throws InterruptedException {
        int open = lanes.size();
        while (open > 0) {
            Optional<ParallelGames.LaneReport<Pairing, CompareGame>> report = lanes.nextReport(REFRESH);
            if (report.isPresent()
                    && report.get() instanceof ParallelGames.LaneReport.Finished<Pairing, CompareGame> ended) {
                take(ended, lanes, listener);
            } else if (report.isPresent()) {
                open--;
                if (report.get() instanceof ParallelGames.LaneReport.Failed<Pairing, CompareGame> failed) {
                    failure = Optional.of(failure.orElse(failed.failure()));
                    lanes.stopSoon();
                }
            }
            listener.progressed(standings);
        }
    }

    private void take(
            ParallelGames.LaneReport.Finished<Pairing, CompareGame> ended,
            ParallelGames<Pairing, CompareGame> lanes,
            CompareListener listener) {
        journal.add(ended.game());
        standings.add(ended.work(), ended.game());
        if (standings.isDecided()) {
            lanes.stopSoon();
        }
        if (!latenessReported && ended.game().isLate() && ended.game().beside() > 1) {
            latenessReported = true;
            listener.lateBesideOthers();
        }
    }

    /** The player of the pairings of a comparison, each until it has a verdict. */
    private static final class PairingPlayer implements ParallelGames.GamePlayer<Pairing, CompareGame> {

        /** After so many interruptions a game is given up. */
        private static final int MOST_ATTEMPTS = 3;

        private static final double NANOS_PER_MILLI = 1e6;

        private final ComparePlan plan;
        private final AtomicInteger running = new AtomicInteger();

        PairingPlayer(ComparePlan plan) {
            this.plan = plan;
        }

        /**
         * Returns the game, or empty if it was stopped.
         *
         * @throws RequestFailure if it breaks off repeatedly, which counts for nobody
         */
        @Override
        public Optional<CompareGame> play(MatchLane lane, Services services, Pairing pairing) {
            MatchRequest request = plan.request(pairing);
            String words = "";
            for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
                AnswerDigest[] answers = {new AnswerDigest()};
                MatchRun run = new MatchRun(services, request, () -> answers[0] = new AnswerDigest());
                int atBegin = running.incrementAndGet();
                MatchOutcome outcome;
                int atEnd;
                try {
                    outcome = run.play();
                } finally {
                    atEnd = running.getAndDecrement();
                }
                if (outcome.conclusion() instanceof MatchConclusion.Decided) {
                    return Optional.of(game(
                            pairing,
                            outcome.status(),
                            answers[0],
                            Math.max(atBegin, atEnd),
                            lane.keepsRecords() ? outcome.record().toString() : ""));
                }
                MatchConclusion.Broken broken = (MatchConclusion.Broken) outcome.conclusion();
                if (broken.cause() == Event.Cause.STOPPED) {
                    return Optional.empty();
                }
                words = broken.words();
            }
            throw RequestFailure.infrastructure(
                    "A game between " + String.join(" and ", request.setup().names()) + " was broken off "
                            + MOST_ATTEMPTS + " times and does not count: " + words);
        }

        private CompareGame game(Pairing pairing, MatchStatus status, AnswerDigest answers, int beside, String record) {
            Event.Ended end = status.verdict().orElseThrow();
            List<Standing> standings = new ArrayList<>(end.standings());
            standings.sort(Comparator.comparing(Standing::seat));
            List<CompareGame.SeatOutcome> chairs = standings.stream()
                    .map(standing ->
                            chair(pairing, standing, status.seat(standing.seat().number()), end))
                    .toList();
            return new CompareGame(
                    pairing.number(),
                    plan.seed(pairing),
                    chairs,
                    end.reason(),
                    end.moves(),
                    Math.round(end.atNanos() / NANOS_PER_MILLI),
                    beside,
                    Math.round(100 * Processors.load().orElse(0.0)) / 100.0,
                    answers.digits(),
                    record);
        }

        private CompareGame.SeatOutcome chair(Pairing pairing, Standing standing, SeatTally tally, Event.Ended end) {
            return new CompareGame.SeatOutcome(
                    plan.names().get(pairing.seats().get(standing.seat().index())),
                    standing.place(),
                    tally.left().map(left -> left.why().words()).orElse(end.reason()),
                    tally.rulings().late(),
                    Optional.of(standing.points()));
        }

        /** A digest of all answers in their order; equal games have equal digests. */
        private static final class AnswerDigest implements MatchObserver {
            private final MessageDigest answers = ShortDigest.begin();

            @Override
            public void write(Event event) {
                if (event instanceof Event.Ruled ruled) {
                    byte[] bytes = ruled.reply().bytes().orElse(new byte[0]);
                    answers.update(ByteBuffer.allocate(2 * Integer.BYTES)
                            .putInt(ruled.seat())
                            .putInt(bytes.length)
                            .flip());
                    answers.update(bytes);
                }
            }

            /** Returns the digest; called once, after the match. */
            String digits() {
                return ShortDigest.end(answers);
            }

            @Override
            public void close() {
                // The digest is needed after the match.
            }
        }
    }
}
