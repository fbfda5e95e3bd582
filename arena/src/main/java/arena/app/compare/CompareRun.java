package arena.app.compare;

import arena.app.JsonJournal;
import arena.app.Processors;
import arena.app.RequestFailure;
import arena.app.play.MatchLane;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchRun;
import arena.app.play.Services;
import arena.app.play.ServicesPlace;
import arena.game.Standing;
import arena.match.Event;
import arena.match.MatchConclusion;
import arena.match.MatchStatus;
import arena.match.SeatTally;
import arena.series.GamePlan;
import arena.series.SeriesRunner;
import arena.tournament.Pairing;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/**
 * The run of the games that the journal of a comparison does not hold yet, until all are played or the test has
 * decided.
 */
final class CompareRun {

    private final CompareStandings standings;
    private final JsonJournal<CompareSetup, CompareGame> journal;
    private final Deque<Pairing> rest = new ArrayDeque<>();

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

    /** Plays until all games are played, the test has decided, or the run is stopped. */
    SeriesRunner.Result play(List<MatchLane> lanes, Function<MatchLane, Services> factory, CompareListener listener) {
        PairingPlayer player = new PairingPlayer(standings.plan());
        SeriesRunner<Pairing, CompareGame> series = new SeriesRunner<>(new RemainingPairings(listener));
        listener.begins(series, standings);
        try {
            return series.play(lanes.stream()
                    .map(lane -> new ServicesPlace<Pairing, CompareGame>(
                            () -> factory.apply(lane), (services, pairing) -> player.play(lane, services, pairing)))
                    .toList());
        } finally {
            listener.ends();
        }
    }

    /** The pairings without a game in the journal, in the order of the format. */
    private final class RemainingPairings implements GamePlan<Pairing, CompareGame> {
        private final CompareListener listener;
        private boolean latenessReported;

        RemainingPairings(CompareListener listener) {
            this.listener = listener;
        }

        @Override
        public Optional<Pairing> next(List<Pairing> running, int playing) {
            return standings.isDecided() ? Optional.empty() : Optional.ofNullable(rest.poll());
        }

        @Override
        public void ended(Pairing pairing, CompareGame game) {
            journal.add(game);
            standings.add(pairing, game);
            if (!latenessReported && game.isLate() && game.beside() > 1) {
                latenessReported = true;
                listener.remark(
                        "A bot was late in a game that ran beside others; if that happens often, the machine is too"
                                + " busy: compare with --jobs 1.");
            }
            listener.ended(pairing, game, standings);
        }

        @Override
        public void polled(int running) {
            listener.polled(standings, running);
        }

        @Override
        public void remark(String words) {
            listener.remark(words);
        }
    }

    /** The player of the pairings of a comparison, each until it has a verdict. */
    private static final class PairingPlayer {
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
        Optional<CompareGame> play(MatchLane lane, Services services, Pairing pairing) {
            MatchRequest request = plan.request(pairing);
            AnswerDigest[] answers = {new AnswerDigest()};
            MatchRun run = new MatchRun(services, request, () -> answers[0] = new AnswerDigest());
            int atBegin = running.incrementAndGet();
            MatchOutcome outcome;
            int atEnd;
            try {
                outcome = run.playUntilDecided();
            } finally {
                atEnd = running.getAndDecrement();
            }
            if (outcome.conclusion() instanceof MatchConclusion.Broken broken) {
                return stopped(broken, request);
            }
            return Optional.of(game(
                    pairing,
                    outcome.status(),
                    answers[0],
                    Math.max(atBegin, atEnd),
                    lane.keepsRecords() ? outcome.record().toString() : ""));
        }

        private static Optional<CompareGame> stopped(MatchConclusion.Broken broken, MatchRequest request) {
            if (broken.cause() == Event.Cause.STOPPED) {
                return Optional.empty();
            }
            throw RequestFailure.infrastructure(
                    "A game between " + String.join(" and ", request.setup().names()) + " was broken off "
                            + MatchRun.MOST_BREAKS + " times and does not count: " + broken.words());
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
