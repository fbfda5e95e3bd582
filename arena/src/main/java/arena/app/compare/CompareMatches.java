package arena.app.compare;

import arena.app.Cores;
import arena.app.RequestFailure;
import arena.app.play.Lane;
import arena.app.play.Lanes;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchRun;
import arena.app.play.Services;
import arena.game.Phase;
import arena.game.Standing;
import arena.match.Conclusion;
import arena.match.Event;
import arena.tournament.Pairing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** Plays the pairings of a comparison, each until it has a verdict. */
final class CompareMatches implements Lanes.GamePlayer<Pairing, CompareGame> {

    /** A game that breaks off so often will break off again. */
    private static final int MOST_TRIES = 3;

    private final ComparePlan plan;
    private final AtomicInteger running = new AtomicInteger();

    CompareMatches(ComparePlan plan) {
        this.plan = plan;
    }

    /**
     * Returns the game, or nothing if it was stopped.
     *
     * @throws RequestFailure if it breaks off again and again, which is nobody's loss
     */
    @Override
    public Optional<CompareGame> play(Lane lane, Services services, Pairing pairing) {
        MatchRequest request = plan.request(pairing);
        String words = "";
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            CompareWitness[] witness = {new CompareWitness()};
            MatchRun run = new MatchRun(services, request, () -> witness[0] = new CompareWitness());
            int atBegin = running.incrementAndGet();
            MatchOutcome outcome;
            int atEnd;
            try {
                outcome = run.play();
            } finally {
                atEnd = running.getAndDecrement();
            }
            if (outcome.conclusion() instanceof Conclusion.Decided decided) {
                return Optional.of(game(
                        pairing,
                        decided,
                        witness[0],
                        Math.max(atBegin, atEnd),
                        lane.keepsRecords() ? outcome.record().toString() : ""));
            }
            Conclusion.Broken broken = (Conclusion.Broken) outcome.conclusion();
            if (broken.cause() == Event.Cause.STOPPED) {
                return Optional.empty();
            }
            words = broken.words();
        }
        throw RequestFailure.infrastructure(
                "A game between " + String.join(" and ", request.setup().names()) + " was broken off " + MOST_TRIES
                        + " times and counts for nobody: " + words);
    }

    private CompareGame game(
            Pairing pairing, Conclusion.Decided decided, CompareWitness witness, int beside, String record) {
        Phase.Over over = decided.over();
        List<Standing> standings = new ArrayList<>(over.standings());
        standings.sort(Comparator.comparing(Standing::seat));
        List<CompareGame.Chair> chairs = standings.stream()
                .map(standing -> new CompareGame.Chair(
                        plan.names().get(pairing.seats().get(standing.seat().index())),
                        standing.place(),
                        witness.cause(standing.seat().number(), over.reason()),
                        witness.late(standing.seat().number())))
                .toList();
        return new CompareGame(
                pairing.number(),
                plan.seed(pairing),
                chairs,
                over.reason(),
                decided.moves(),
                witness.millis(),
                beside,
                Math.round(100 * Cores.load().orElse(0.0)) / 100.0,
                witness.digest(),
                record);
    }
}
