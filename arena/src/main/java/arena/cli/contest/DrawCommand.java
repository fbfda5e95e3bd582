package arena.cli.contest;

import arena.app.contest.ContestDraw;
import arena.app.contest.OpenContest;
import arena.cli.host.Host;
import arena.contest.Contest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code arena contest draw}: holds the draw. */
@Command(
        name = "draw",
        mixinStandardHelpOptions = true,
        description = "Holds the draw and commits to the contest's seed by its hash; a second time it only shows it.")
final class DrawCommand implements Runnable {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Mixin
    private RefereeOptions referee = new RefereeOptions();

    private final Host host;

    DrawCommand(Host host) {
        this.host = host;
    }

    @Override
    public void run() {
        try (OpenContest open = contest.open(host)) {
            open.file().exposure().ifPresent(host.err()::println);
            Contest drawn = new ContestDraw(open).hold(referee.signature());
            ContestLines.plan(drawn).forEach(host.out()::println);
            host.out().println(ContestLines.sealed(drawn));
        }
    }
}
