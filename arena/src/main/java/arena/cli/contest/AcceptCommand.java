package arena.cli.contest;

import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.cli.host.Host;
import arena.contest.Contest;
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
        try (ContestDesk desk = contest.open(host);
                Services services = factory.openContest(ContestRun.configuration(desk), desk.folder())) {
            Contest drawn = desk.contest();
            TeamCommands.contestant(drawn, team);
            new Ceremony(desk).accept(drawn, services, team, referee);
            host.out().println("The entry of " + team + " is taken as it is now.");
        }
    }
}
