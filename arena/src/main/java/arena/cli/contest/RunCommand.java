package arena.cli.contest;

import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.contest.ContestRun;
import arena.app.contest.OpenContest;
import arena.app.play.ServicesFactory;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.contest.ContestState;
import arena.contest.RefereeQuestion;
import java.util.Optional;
import java.util.concurrent.Callable;
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
            try (OpenContest open = contest.openPatiently(host)) {
                int atOnce = jobs.orElseGet(open::gamesAtOnce);
                if (!open.isFrozen()) {
                    PreparationCommands.warn(host, open, factory);
                }
                return report(open, played(open, atOnce));
            }
        });
    }

    private ContestRun.Result played(OpenContest open, int atOnce) {
        ContestRun.Terms terms =
                new ContestRun.Terms(atOnce, export, referee.signature().by());
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
                now.questions().stream().map(RefereeQuestion::words).forEach(host.out()::println);
                host.out()
                        .println("`arena contest award`, `enter-result`, `replay`, `accept`, `clear` and `disqualify`"
                                + " decide. Then "
                                + resumeHint);
                yield ExitCode.FAILED;
            }
        };
    }
}
