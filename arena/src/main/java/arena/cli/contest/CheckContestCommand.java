package arena.cli.contest;

import arena.app.contest.ContestCheck;
import arena.app.contest.ContestDraw;
import arena.app.contest.OpenContest;
import arena.app.play.ServicesFactory;
import arena.cli.host.ExitCode;
import arena.cli.host.Host;
import arena.contest.Contest;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena contest check}: what a contest would be, and what is wrong with it. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = "Shows what the contest would be, and names every bot that cannot be started; changes nothing.")
final class CheckContestCommand implements Callable<Integer> {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Option(
            names = "--measure",
            description =
                    "Plays one game of each bot that the arena starts against the weakest super bot, and says how long"
                            + " the contest will last and how much disk it takes.")
    private boolean measure;

    private final Host host;
    private final ServicesFactory factory;

    CheckContestCommand(Host host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        try (OpenContest open = contest.open(host)) {
            Contest would = new ContestDraw(open).tried();
            ContestLines.plan(would).forEach(host.out()::println);
            if (open.drawn().isEmpty()) {
                host.out().println("Nothing is drawn yet: who stands where is drawn only for this look.");
            }
            open.file().exposure().ifPresent(host.out()::println);
            ContestCheck check = ContestCheck.of(open, would, factory, measure);
            check.leaks().forEach(host.out()::println);
            host.out().println(ContestLines.expected(open.expectation(), would, open.gamesAtOnce()));
            host.out().println();
            List<String> problems = check.problems();
            host.out()
                    .println(
                            problems.isEmpty()
                                    ? "Nothing is wrong with the file, and every bot can be started."
                                    : "What is wrong:");
            problems.forEach(host.out()::println);
            return problems.isEmpty() ? ExitCode.FINE : ExitCode.FAILED;
        }
    }
}
