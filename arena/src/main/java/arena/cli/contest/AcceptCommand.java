package arena.cli.contest;

import arena.app.contest.OpenContest;
import arena.app.contest.Referee;
import arena.app.play.ServicesFactory;
import arena.cli.host.Host;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code arena contest accept}: a team's files count as they are now. */
@Command(
        name = "accept",
        mixinStandardHelpOptions = true,
        description = "Takes the changed entry of a team as it is now.")
final class AcceptCommand implements Runnable {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Parameters(index = "1", paramLabel = "TEAM", description = "The team.")
    private String team = "";

    @Mixin
    private RefereeOptions referee = new RefereeOptions();

    private final Host host;
    private final ServicesFactory factory;

    AcceptCommand(Host host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public void run() {
        try (OpenContest open = contest.open(host)) {
            new Referee(open, referee.signature()).accept(team, factory);
            host.out().println("The entry of " + team + " is taken as it is now.");
        }
    }
}
