package arena.cli.contest;

import arena.app.contest.DecisionAuthor;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that name the author of a decision and its reason. */
final class RefereeOptions {

    @Option(
            names = "--reason",
            paramLabel = "TEXT",
            description = "The reason, as a sentence; it is stored and shown with the results.")
    private String reason = "";

    @Option(
            names = "--by",
            paramLabel = "NAME",
            description = "The author of the decision. Default: your login" + " name.")
    private Optional<String> by = Optional.empty();

    DecisionAuthor signature() {
        return new DecisionAuthor(by.orElseGet(() -> System.getProperty("user.name", "somebody")), reason);
    }
}
