package arena.cli.contest;

import arena.app.contest.OpenContest;
import arena.app.contest.Referee;
import arena.cli.host.Host;
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
        try (OpenContest open = contest.open(host)) {
            Referee.Decided decided = new Referee(open, referee.signature()).replay(game);
            host.out()
                    .println(decided.fixture().id() + " between " + decided.teams()
                            + " is played again by `arena contest run`.");
        }
    }
}
