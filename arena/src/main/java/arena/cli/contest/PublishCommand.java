package arena.cli.contest;

import arena.app.contest.OpenContest;
import arena.app.contest.Referee;
import arena.cli.host.Host;
import arena.contest.Situation;
import arena.tournament.format.Seal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code arena contest publish}: the results are out, and the seed is open. */
@Command(
        name = "publish",
        mixinStandardHelpOptions = true,
        description = "Opens the results and the sealed seed, so that anybody can check every toss.")
final class PublishCommand implements Runnable {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Mixin
    private RefereeOptions referee = new RefereeOptions();

    private final Host host;

    PublishCommand(Host host) {
        this.host = host;
    }

    @Override
    public void run() {
        try (OpenContest open = contest.open(host)) {
            Situation now = new Referee(open, referee.signature()).publish();
            Seal seal = now.contest().seal();
            ContestLines.brief(now).forEach(host.out()::println);
            host.out().println();
            host.out().println("The seed was:                  " + seal.seed());
            host.out().println("It was sealed with the SHA-256: " + seal.commitment());
            host.out().println("Check it:  printf %s " + seal.seed() + " | sha256sum");
        }
    }
}
