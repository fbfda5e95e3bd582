package arena.cli.contest;

import arena.app.contest.ContestRun;
import arena.app.contest.OpenContest;
import arena.app.play.Stoppable;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.GracefulStop;
import arena.cli.show.Progress;
import arena.contest.AttemptCauses;
import arena.contest.Contest;
import arena.contest.ContestState;
import arena.store.Attempt;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.Verdict;
import arena.tournament.SeatResult;
import arena.tournament.format.Fixture;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A display of a run on a terminal: the plan, a line for each game that ends, and how far the contest is. */
final class RunScreen implements ContestRun.Listener, AutoCloseable {

    private final CommandEnvironment host;
    private final OpenContest open;
    private final int atOnce;
    private Optional<Progress> progress = Optional.empty();
    private Optional<GracefulStop> stop = Optional.empty();

    RunScreen(CommandEnvironment host, OpenContest open, int atOnce) {
        this.host = host;
        this.open = open;
        this.atOnce = atOnce;
    }

    @Override
    public void drawn(Contest contest, boolean now) {
        if (now) {
            ContestLines.plan(contest).forEach(host.out()::println);
            host.out().println(ContestLines.expected(open, contest, atOnce));
        }
        host.out().println(ContestLines.sealed(contest));
    }

    @Override
    public void begins(Stoppable games, Contest contest, int done) {
        progress = Optional.of(Progress.begin(host, done, contest.plan().games()));
        GracefulStop asked = new GracefulStop(
                () -> {
                    games.stopSoon();
                    remark("The running games will be finished; press Ctrl-C again to break them off.");
                },
                games::stopNow);
        stop = Optional.of(asked);
        asked.listen();
    }

    @Override
    public void ends() {
        stop.ifPresent(GracefulStop::close);
    }

    @Override
    public void begun(Fixture fixture, Attempt attempt) {
        // The progress shows the running games.
    }

    @Override
    public void ended(Fixture fixture, AttemptRow attempt, ContestState now) {
        attempt.ended().ifPresent(end -> {
            remark(line(fixture, end, now.contest()));
            whyNotReady(end).forEach(this::remark);
        });
    }

    private static String line(Fixture fixture, AttemptResult end, Contest contest) {
        if (end.verdict() == Verdict.BROKEN) {
            return fixture.id() + "  broken off (" + end.cause() + "): " + end.wordsAndTrouble();
        }
        String placed = end.seats().stream()
                .sorted(Comparator.comparingInt(SeatResult::place))
                .map(seat -> seat.place() + ". " + contest.name(seat.contestant()))
                .collect(Collectors.joining("  "));
        return fixture.id() + "  " + placed + "  (" + end.reason() + ", " + end.moves() + " moves)";
    }

    /** Returns why a team was not ready, since the referee may settle it and order a replay. */
    private static List<String> whyNotReady(AttemptResult end) {
        return end.cause().equals(AttemptCauses.WALKOVER)
                ? end.seats().stream()
                        .flatMap(seat -> seat.evidence().lines())
                        .map(line -> "    " + line)
                        .toList()
                : List.of();
    }

    @Override
    public void looked(ContestState now, int running) {
        String waiting = now.questions().isEmpty() ? "" : ", " + now.questions().size() + " for the referee";
        String standing = running + " running" + (now.isPaused() ? ", paused" : "") + waiting;
        progress.ifPresent(shown -> shown.show(now.done(), standing));
    }

    @Override
    public void remark(String words) {
        progress.ifPresentOrElse(shown -> shown.remark(words), () -> host.err().println(words));
    }

    @Override
    public void close() {
        progress.ifPresent(Progress::close);
    }
}
