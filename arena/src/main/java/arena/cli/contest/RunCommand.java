package arena.cli.contest;

import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.contest.ContestRun;
import arena.app.contest.OpenContest;
import arena.app.play.ServicesFactory;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.cli.host.GracefulStop;
import arena.cli.host.WireOption;
import arena.cli.show.Progress;
import arena.contest.AttemptCauses;
import arena.contest.Contest;
import arena.contest.ContestListener;
import arena.contest.ContestState;
import arena.contest.RefereeQuestion;
import arena.series.Stoppable;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.Verdict;
import arena.tournament.SeatResult;
import arena.tournament.format.Fixture;
import arena.web.offline.OfflinePage;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena contest run}: plays a contest, or continues it. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        description = {
            "Plays a contest, or continues one. Repeating the command is safe: no result is lost or counted twice.",
            "If necessary it first makes the draw and freezes the entries."
        },
        footerHeading = "%n",
        footer = {
            "From another terminal use `arena contest pause`, `resume`, `drain`, and the",
            "referee's commands. Ctrl-C lets the running games end; a second Ctrl-C breaks",
            "them off, and they are played again. Exit codes: 0 all games are played or it was",
            "drained; 1 the referee must decide, or an entry has changed; 2 the command line",
            "or a file cannot be used; 3 the machine failed; 130 stopped by Ctrl-C."
        })
final class RunCommand implements Callable<Integer> {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "The number of games at a time. Default: that of the contest file, else the number of free"
                    + " processors.")
    private Optional<Integer> jobs = Optional.empty();

    @Option(
            names = "--export",
            description = "Updates the pages of `arena contest export` while games are played: in the folder site of"
                    + " the contest's folder, about every ten seconds and at the end.")
    private boolean export;

    @Mixin
    private WireOption wire = new WireOption();

    @Mixin
    private RefereeOptions referee = new RefereeOptions();

    private final CommandEnvironment host;
    private final ServicesFactory factory;

    RunCommand(CommandEnvironment host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        jobs.filter(number -> number < 1).ifPresent(number -> {
            throw RequestFailure.usage("--jobs must be 1 or more, not " + number + ".");
        });
        return StopSignal.guarding(() -> {
            try (OpenContest open = contest.openPatiently(host, wire.applyTo(contest.configuration(host)))) {
                int atOnce = jobs.orElseGet(open::gamesAtOnce);
                if (!open.isFrozen()) {
                    PreparationCommands.warn(host, open, factory);
                }
                return report(open, played(open, atOnce));
            }
        });
    }

    private ContestRun.Result played(OpenContest open, int atOnce) {
        ContestRun.Terms terms = new ContestRun.Terms(
                atOnce,
                export ? Optional.of(new OfflinePage()) : Optional.empty(),
                referee.signature().by());
        // The screen is closed before anything else is printed, so that the lines after it do not mix with it.
        try (RunScreen screen = new RunScreen(host, open, atOnce)) {
            return new ContestRun(open, factory, terms, screen).play();
        }
    }

    /** Prints how the run has ended, and returns the exit code. */
    private int report(OpenContest open, ContestRun.Result result) {
        ContestState now = result.now();
        host.out().println();
        ContestLines.brief(now).forEach(host.out()::println);
        String resumeHint =
                "continue with `arena contest run " + open.file().file().getFileName() + "`.";
        return switch (result.end()) {
            case OVER -> ExitCode.FINE;
            case DRAINED -> {
                host.out()
                        .println("Stopped after the running games, with " + (now.games() - now.done())
                                + " games left at most; " + resumeHint);
                yield ExitCode.FINE;
            }
            case ELSEWHERE -> {
                host.out().println("Another arena has taken over this contest; this one has stopped.");
                yield ExitCode.INFRASTRUCTURE;
            }
            case STOPPED -> {
                host.out().println("Stopped; the games that were broken off are played again: " + resumeHint);
                yield ExitCode.STOPPED;
            }
            case REFEREE -> {
                host.out().println("No more games can be played until the referee has decided:");
                now.pending().questions().stream().map(RefereeQuestion::words).forEach(host.out()::println);
                host.out()
                        .println("`arena contest award`, `enter-result`, `replay`, `accept`, `clear` and `disqualify`"
                                + " decide. Then "
                                + resumeHint);
                yield ExitCode.FAILED;
            }
        };
    }

    /** A display of a run on a terminal: the plan, a line for each game that ends, and how far the contest is. */
    private static final class RunScreen implements ContestListener, AutoCloseable {

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
        public void begins(Stoppable games, ContestState now) {
            progress = Optional.of(
                    Progress.begin(host, now.done(), now.contest().plan().games()));
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
        public void polled(ContestState now, int running) {
            String waiting = now.pending().questions().isEmpty()
                    ? ""
                    : ", " + now.pending().questions().size() + " for the referee";
            String standing = running + " running" + (now.isPaused() ? ", paused" : "") + waiting;
            progress.ifPresent(shown -> shown.show(now.done(), standing));
        }

        @Override
        public void remark(String words) {
            progress.ifPresentOrElse(
                    shown -> shown.remark(words), () -> host.err().println(words));
        }

        @Override
        public void close() {
            progress.ifPresent(Progress::close);
        }
    }
}
