package arena.app.auto;

import arena.app.RequestFailure;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchRun;
import arena.app.play.MatchTemplate;
import arena.app.play.Services;
import arena.game.Departure;
import arena.match.Event;
import arena.match.MatchConclusion;
import arena.match.MatchStatus;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The player of a series: it plays the games one after the other, each until it has a verdict. */
public final class AutoSeries {

    private final Services services;
    private final AutoPlan plan;

    public AutoSeries(Services services, AutoPlan plan) {
        this.services = services;
        this.plan = plan;
    }

    /** A listener to the progress of a series. */
    public interface Listener {
        /** An earlier command has played the games before this one. */
        void goesOn(int first);

        /** The first game is about to begin; its bots can be started, and none was. */
        void begins(Services services, MatchRequest first);

        /** A game has its verdict, and its scores are recorded. */
        void played(int number, MatchOutcome outcome);
    }

    /**
     * Plays the games that are still missing and writes the scores; returns whether all were played, and none was
     * stopped.
     *
     * @throws RequestFailure if a player is missing at the beginning, or a game breaks off repeatedly
     */
    public boolean play(MatchTemplate template, AutoScores scores, AutoProgress progress, Listener listener) {
        progress.games().forEach(game -> scores.add(game.points()));
        int first = progress.games().size() + 1;
        if (first > 1) {
            scores.write();
            listener.goesOn(first);
        }
        if (first <= plan.games()) {
            begin(plan.request(template, first), listener);
        }
        for (int number = first; number <= plan.games(); number++) {
            MatchOutcome outcome = game(number, plan.request(template, number), number == first);
            if (!(outcome.conclusion() instanceof MatchConclusion.Decided decided)) {
                return false;
            }
            AutoProgress.Game game = new AutoProgress.Game(number, scores.points(outcome, decided));
            progress.add(plan, template, game);
            scores.add(game.points());
            scores.write();
            listener.played(number, outcome);
        }
        progress.end();
        return true;
    }

    /**
     * Tests one player: is it ready, and does it answer its first prompt?
     *
     * @throws RequestFailure if not
     */
    public void test(MatchTemplate template, Listener listener) {
        MatchRequest request = plan.request(template, 1);
        begin(request, listener);
        AutoAttendance attendance = new AutoAttendance(awaited(request), true);
        MatchOutcome outcome = new MatchRun(services, request, () -> attendance).play();
        refuseMissing(attendance, request);
        if (!attendance.hasAnswered()) {
            throw RequestFailure.failed(
                    plan.names().get(0) + " has not answered its first prompt. " + outcome.verdict());
        }
    }

    private void begin(MatchRequest first, Listener listener) {
        services.requireStartable(first);
        listener.begins(services, first);
    }

    /**
     * Returns a game with its verdict, or one that was stopped.
     *
     * @param all whether every named player must be ready
     */
    private MatchOutcome game(int number, MatchRequest request, boolean all) {
        AutoAttendance[] last = {new AutoAttendance(awaited(request), false)};
        Supplier<MatchObserver> observers = () -> {
            last[0] = new AutoAttendance(awaited(request), false);
            return all ? last[0] : MatchObserver.none();
        };
        MatchOutcome outcome = new MatchRun(services, request, observers).playUntilDecided(Event.Cause.NOBODY_READY);
        refuseMissing(last[0], request);
        if (!(outcome.conclusion() instanceof MatchConclusion.Broken broken) || broken.cause() == Event.Cause.STOPPED) {
            return outcome;
        }
        throw broken.cause() == Event.Cause.NOBODY_READY
                ? RequestFailure.failed("Game " + number + " was not played. " + broken.words())
                : RequestFailure.infrastructure("Game " + number + " was broken off " + MatchRun.MOST_BREAKS
                        + " times and does not count; the scores of the games before it are saved. "
                        + broken.words());
    }

    private void refuseMissing(AutoAttendance attendance, MatchRequest request) {
        attendance.missing().ifPresent(left -> {
            throw RequestFailure.failed(request.setup().names().get(left.seat() - 1) + " is not ready (" + left.words()
                    + "). Start it, or raise join-time or its start-up time in config.ini.");
        });
    }

    private SortedSet<Integer> awaited(MatchRequest request) {
        return IntStream.range(0, request.sittings().size())
                .filter(index -> plan.isNamed(request.sittings().get(index).name()))
                .mapToObj(index -> index + 1)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * An observer of the beginning of a match. It breaks the match off when a required player is missing, or when it
     * has seen enough. A match sends its events on its own thread, so an interrupt of the current thread suffices.
     */
    private static final class AutoAttendance implements MatchObserver {

        private final SortedSet<Integer> awaited;
        private final boolean endsWithAnAnswer;
        private MatchStatus status = MatchStatus.NONE;

        /**
         * Prepares the observer.
         *
         * @param awaited the seats that must not be missing
         * @param endsWithAnAnswer whether the first answer of one of them ends the match
         */
        AutoAttendance(SortedSet<Integer> awaited, boolean endsWithAnAnswer) {
            this.awaited = new TreeSet<>(awaited);
            this.endsWithAnAnswer = endsWithAnAnswer;
        }

        /** Returns the departure of a missing player. */
        Optional<Event.Left> missing() {
            return awaited.stream()
                    .flatMap(seat -> status.seat(seat).left().stream())
                    .filter(left -> left.why() == Departure.NOT_READY)
                    .findFirst();
        }

        /** Returns whether one of them has answered in time, with a right or a wrong answer. */
        boolean hasAnswered() {
            return awaited.stream()
                    .anyMatch(seat -> status.seat(seat).rulings().lastAnswered().isPresent());
        }

        @Override
        public void write(Event event) {
            boolean wasMissing = missing().isPresent();
            status = status.after(event);
            boolean isNewlyMissing = !wasMissing && missing().isPresent();
            if (isNewlyMissing || endsWithAnAnswer && event instanceof Event.Acknowledged && hasAnswered()) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public void close() {
            if (missing().isPresent() || endsWithAnAnswer && hasAnswered()) {
                // The interrupt was meant for this match alone.
                Thread.interrupted();
            }
        }
    }
}
