package arena.cli.contest;

import arena.cli.host.Host;
import arena.config.ContestSettings;
import arena.contest.Situation;
import arena.contest.Verb;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
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
        try (ContestDesk desk = contest.open(host)) {
            desk.contest();
            String word = results.name().toLowerCase(Locale.ROOT);
            desk.decide(
                    Verb.RESULTS_SHOWN,
                    referee.by(),
                    referee.reasonIfAny(),
                    new TreeMap<>(Map.of(Situation.SHOWN_TO, word)));
            host.out().println("Results are shown to: " + word + ". Export the pages again.");
        }
    }
}
