package arena.app.compare;

import arena.app.Processors;
import arena.app.RequestFailure;
import arena.app.play.MatchLane;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchRun;
import arena.app.play.Services;
import arena.game.Standing;
import arena.match.Event;
import arena.match.MatchConclusion;
import arena.match.MatchStatus;
import arena.match.SeatTally;
import arena.tournament.Pairing;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** The player of the pairings of a plan, each until it has a verdict. Thread-safe. */
public final class PairingPlayer {
    private static final double NANOS_PER_MILLI = 1e6;

    private final AtomicInteger running = new AtomicInteger();

    /**
     * Returns the game, or empty if it was stopped.
     *
     * @throws RequestFailure if it breaks off repeatedly, which counts for nobody
     */
    public Optional<CompareGame> play(MatchLane lane, Services services, ComparePlan plan, Pairing pairing) {
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
                plan,
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

    private static CompareGame game(
            ComparePlan plan, Pairing pairing, MatchStatus status, AnswerDigest answers, int beside, String record) {
        Event.Ended end = status.verdict().orElseThrow();
        List<Standing> standings = new ArrayList<>(end.standings());
        standings.sort(Comparator.comparing(Standing::seat));
        List<CompareGame.SeatOutcome> chairs = standings.stream()
                .map(standing -> chair(
                        plan, pairing, standing, status.seat(standing.seat().number()), end))
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

    private static CompareGame.SeatOutcome chair(
            ComparePlan plan, Pairing pairing, Standing standing, SeatTally tally, Event.Ended end) {
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
