package arena.cli.contest;

import arena.app.contest.OpenContest;
import arena.app.contest.Referee;
import arena.cli.host.Host;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code arena contest award}: a game counts as won by somebody, whatever was played of it. */
@Command(
        name = "award",
        mixinStandardHelpOptions = true,
        description = "Awards a game to a team, whatever was played of it; what was played is kept and shown.")
final class AwardCommand implements Runnable {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Parameters(index = "1", paramLabel = "GAME", description = "The game's name or its beginning, or TEAM-TEAM.")
    private String game = "";

    @Parameters(index = "2", paramLabel = "TEAM", description = "Who has won it.")
    private String team = "";

    @Mixin
    private RefereeOptions referee = new RefereeOptions();

    private final Host host;

    AwardCommand(Host host) {
        this.host = host;
    }

    @Override
    public void run() {
        try (OpenContest open = contest.open(host)) {
            Referee.Decided decided = new Referee(open, referee.signature()).award(game, team);
            host.out().println(decided.fixture().id() + " is awarded to " + team + ".");
        }
    }
}
