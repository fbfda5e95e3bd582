package arena.cli.contest;

import arena.app.contest.OpenContest;
import arena.app.contest.Referee;
import arena.cli.host.Host;
import arena.config.ContestSettings;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code arena contest results}: who may see results before they are published. */
@Command(
        name = "results",
        mixinStandardHelpOptions = true,
        description = "Says who sees results before they are published: hidden (nobody), teams (each its own), public.")
final class ResultsCommand implements Runnable {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Parameters(index = "1", paramLabel = "WHO", description = "hidden, teams or public.")
    private ContestSettings.Results results = ContestSettings.Results.PUBLIC;

    @Mixin
    private RefereeOptions referee = new RefereeOptions();

    private final Host host;

    ResultsCommand(Host host) {
        this.host = host;
    }

    @Override
    public void run() {
        try (OpenContest open = contest.open(host)) {
            new Referee(open, referee.signature()).show(results);
            host.out()
                    .println("Results are shown to: " + results.name().toLowerCase(Locale.ROOT)
                            + ". Export the pages again.");
        }
    }
}
