package arena.cli.contest;

import arena.app.contest.ContestEntries;
import arena.app.contest.OpenContest;
import arena.app.play.ServicesFactory;
import arena.cli.host.Host;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code arena contest freeze}: from now on a changed entry is noticed. */
@Command(
        name = "freeze",
        mixinStandardHelpOptions = true,
        description = {
            "Draws the contest if that was not done, and keeps the SHA-256 of every file of every entry.",
            "A second time it names each file that has changed. `run` does the same before its first game."
        })
final class FreezeCommand implements Runnable {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Mixin
    private RefereeOptions referee = new RefereeOptions();

    private final Host host;
    private final ServicesFactory factory;

    FreezeCommand(Host host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public void run() {
        try (OpenContest open = contest.open(host)) {
            long files = ContestEntries.freeze(open, factory, referee.signature());
            host.out()
                    .println("The entries are frozen: " + files
                            + " digests of files are kept, and every file is as it was.");
        }
    }
}
