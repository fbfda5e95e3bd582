package arena.cli.auto;

import arena.app.RequestFailure;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchRun;
import arena.app.play.Services;
import arena.cli.host.ExitCode;
import arena.cli.host.Host;
import arena.cli.stage.Announcement;
import arena.match.Conclusion;
import arena.match.Event;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Plays the games of a series, one after the other, each until it has a verdict. */
final class AutoSeries {

    /** A game that breaks off so often will break off again. */
    private static final int MOST_TRIES = 3;

    private final Host host;
    private final Services services;
    private final AutoPlan plan;

    AutoSeries(Host host, Services services, AutoPlan plan) {
        this.host = host;
        this.services = services;
        this.plan = plan;
    }

    /**
     * Plays all games and keeps the scores.
     *
     * @param requests the games by number, from 1
     * @throws RequestFailure if somebody is missing at the beginning, or a game breaks off again and again
     */
    int play(IntFunction<MatchRequest> requests, AutoScores scores) {
        announce(requests.apply(1));
        for (int number = 1; number <= plan.games(); number++) {
            MatchOutcome outcome = game(number, requests.apply(number));
            if (!(outcome.conclusion() instanceof Conclusion.Decided decided)) {
                return ExitCode.STOPPED;
            }
            scores.add(outcome, decided);
            host.out().println("Game " + number + " of " + plan.games() + ": " + outcome.verdict());
        }
        host.out().println("Totals: " + scores.totals());
        host.out().println("Scores: " + scores.file());
        return ExitCode.FINE;
    }

    /** Asks one player once: is it ready, does it answer? */
    int test(MatchRequest request) {
        announce(request);
        AutoRollCall call = new AutoRollCall(awaited(request), true);
        MatchOutcome outcome = new MatchRun(services, request, () -> call).play();
        refuseMissing(call, request);
        if (!call.hasAnswered()) {
            throw RequestFailure.failed(
                    plan.names().get(0) + " has not answered its first question. " + outcome.verdict());
        }
        host.out().println(plan.names().get(0) + " is ready, and has answered its first question.");
        return ExitCode.FINE;
    }

    private void announce(MatchRequest first) {
        services.requireStartable(first);
        Announcement announcement = new Announcement(host, services, first);
        announcement.remarks(false);
    }

    /** Returns a game with its verdict, or one that was stopped. */
    private MatchOutcome game(int number, MatchRequest request) {
        String words = "";
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            AutoRollCall call = new AutoRollCall(awaited(request), false);
            MatchOutcome outcome =
                    new MatchRun(services, request, () -> number == 1 ? call : MatchObserver.none()).play();
            refuseMissing(call, request);
            if (!(outcome.conclusion() instanceof Conclusion.Broken broken) || broken.cause() == Event.Cause.STOPPED) {
                return outcome;
            }
            if (broken.cause() == Event.Cause.NOBODY_READY) {
                throw RequestFailure.failed("Game " + number + " was not played. " + broken.words());
            }
            words = broken.words();
        }
        throw RequestFailure.infrastructure("Game " + number + " was broken off " + MOST_TRIES
                + " times and counts for nobody; the scores of the games before it are kept. " + words);
    }

    private void refuseMissing(AutoRollCall call, MatchRequest request) {
        call.missing().ifPresent(left -> {
            throw RequestFailure.failed(request.setup().names().get(left.seat() - 1) + " is not there (" + left.words()
                    + "). Start it, or raise join-time (or its start-up) in config.ini.");
        });
    }

    private SortedSet<Integer> awaited(MatchRequest request) {
        return IntStream.range(0, request.sittings().size())
                .filter(index -> plan.isNamed(request.sittings().get(index).name()))
                .mapToObj(index -> index + 1)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
