package arena.cli.contest;

import arena.app.contest.Referee;
import arena.cli.host.Host;
import arena.config.ContestSettings;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code arena contest results}: who may see results before they are published. */
@Command(
        name = "results",
        mixinStandardHelpOptions = true,
        description = "Says who sees results before they are published: hidden (nobody), teams (each its own), public.")
final class ResultsCommand extends RefereeCommand {

    @Parameters(index = "1", paramLabel = "WHO", description = "hidden, teams or public.")
    private ContestSettings.Results results = ContestSettings.Results.PUBLIC;

    ResultsCommand(Host host) {
        super(host);
    }

    @Override
    List<String> decide(Referee referee) {
        referee.show(results);
        return List.of(
                "Results are shown to: " + results.name().toLowerCase(Locale.ROOT) + ". Export the pages again.");
    }
}
