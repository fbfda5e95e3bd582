package arena.cli.contest;

import arena.app.RequestFailure;
import arena.cli.host.Host;
import arena.contest.RuledScore;
import arena.contest.Situation;
import arena.contest.Verb;
import arena.tournament.format.Fixture;
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
        try (ContestDesk desk = contest.open(host)) {
            Situation situation = desk.situation();
            Fixture fixture = GameChoice.of(situation, game);
            int winner = TeamCommands.contestant(situation.contest(), team);
            if (!fixture.seats(winner)) {
                throw RequestFailure.usage(team + " does not play in " + fixture.id() + "; there play "
                        + situation.names(fixture.seats()) + ".");
            }
            desk.decide(Verb.AWARDED, fixture.id(), referee, RuledScore.award(fixture, winner));
            host.out().println(fixture.id() + " is awarded to " + team + ".");
        }
    }
}
