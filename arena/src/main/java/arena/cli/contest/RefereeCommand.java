package arena.cli.contest;

import arena.app.contest.OpenContest;
import arena.app.contest.Referee;
import arena.cli.host.Host;
import java.util.List;
import picocli.CommandLine.Mixin;

/** What all commands do by which a referee or organiser decides something. */
abstract class RefereeCommand implements Runnable {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Mixin
    private RefereeOptions referee = new RefereeOptions();

    private final Host host;

    RefereeCommand(Host host) {
        this.host = host;
    }

    @Override
    public final void run() {
        try (OpenContest open = contest.open(host)) {
            decide(new Referee(open, referee.signature())).forEach(host.out()::println);
        }
    }

    /** Decides, and returns what that means, as lines for people. */
    abstract List<String> decide(Referee referee);
}
