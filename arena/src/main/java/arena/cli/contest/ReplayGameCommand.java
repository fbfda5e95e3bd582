package arena.cli.contest;

import arena.cli.host.Host;
import arena.contest.Situation;
import arena.contest.Verb;
import arena.tournament.format.Fixture;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code arena contest replay}: a game is played again. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = "Orders that a game is played again; what was played of it is kept, but counts no more.")
final class ReplayGameCommand implements Runnable {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Parameters(index = "1", paramLabel = "GAME", description = "The game's name or its beginning, or TEAM-TEAM.")
    private String game = "";

    @Mixin
    private RefereeOptions referee = new RefereeOptions();

    private final Host host;

    ReplayGameCommand(Host host) {
        this.host = host;
    }

    @Override
    public void run() {
        try (ContestDesk desk = contest.open(host)) {
            Situation situation = desk.situation();
            Fixture fixture = GameChoice.of(situation, game);
            desk.decide(Verb.REPLAY_ORDERED, fixture.id(), referee, new TreeMap<>());
            host.out()
                    .println(fixture.id() + " between " + situation.names(fixture.seats())
                            + " is played again by `arena contest run`.");
        }
    }
}
