package arena.cli.contest;

import arena.cli.host.Host;
import arena.contest.Situation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code arena contest show}: how a contest stands. */
@Command(
        name = "show",
        mixinStandardHelpOptions = true,
        description = "Shows the tables, the games, and what the referee is asked.")
final class ShowCommand implements Runnable {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    private final Host host;

    ShowCommand(Host host) {
        this.host = host;
    }

    @Override
    public void run() {
        try (ContestDesk desk = contest.open(host)) {
            Situation now = desk.situation();
            SituationText.brief(now).forEach(host.out()::println);
            SituationText.tables(now).forEach(host.out()::println);
        }
    }
}
