package arena.cli.contest;

import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.play.ServicesFactory;
import arena.cli.host.Host;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena contest run}: plays a contest, or goes on with it. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        description = {
            "Plays a contest, or goes on with it: the same command again loses nothing and counts nothing twice.",
            "If it was not drawn it is drawn first, and the entries are frozen."
        },
        footerHeading = "%n",
        footer = {
            "From another terminal: `arena contest pause`, `resume`, `drain`, and what the",
            "referee decides. Ctrl-C lets the running games end; a second one breaks them",
            "off, and they are played again. Exit codes: 0 all games are played, or it was",
            "drained; 1 the referee must decide, or an entry has changed; 2 the command line",
            "or a file cannot be used; 3 the machine failed; 130 stopped by Ctrl-C."
        })
final class RunCommand implements Callable<Integer> {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description =
                    "How many games run at a time. Default: what the contest file says, else the free processors.")
    private Optional<Integer> jobs = Optional.empty();

    @Option(
            names = "--export",
            description =
                    "Keeps the pages of `arena contest export` fresh while games are played: in the folder site of the"
                            + " contest's folder, about every ten seconds, and once more at the end.")
    private boolean export;

    @Mixin
    private RefereeOptions referee = new RefereeOptions();

    private final Host host;
    private final ServicesFactory factory;

    RunCommand(Host host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        jobs.filter(number -> number < 1).ifPresent(number -> {
            throw RequestFailure.usage("--jobs is 1 or more, not " + number + ".");
        });
        return StopSignal.guarding(() -> {
            try (ContestDesk desk = contest.openPatiently(host)) {
                return new ContestRun(desk, factory, jobs, export).play(referee.by());
            }
        });
    }
}
