package arena.cli.contest;

import arena.app.contest.OpenContest;
import arena.app.contest.Referee;
import arena.cli.host.CommandEnvironment;
import java.util.function.Consumer;
import picocli.CommandLine.Mixin;

/** The common part of all commands by which a referee or organiser decides something. */
abstract class RefereeCommand implements Runnable {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Mixin
    private RefereeOptions referee = new RefereeOptions();

    private final CommandEnvironment host;

    RefereeCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public final void run() {
        try (OpenContest open = contest.open(host)) {
            decide(new Referee(open, referee.signature()), host.out()::println);
        }
    }

    /**
     * Records the decision.
     *
     * @param out takes lines for people about the effect
     */
    abstract void decide(Referee referee, Consumer<String> out);
}
