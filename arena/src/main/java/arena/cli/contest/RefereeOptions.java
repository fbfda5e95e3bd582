package arena.cli.contest;

import arena.app.RequestFailure;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Who decides, and why: both stand in the audit trail for ever. */
final class RefereeOptions {

    @Option(
            names = "--reason",
            paramLabel = "TEXT",
            description = "Why, as a sentence; it is kept and shown with the results.")
    private String reason = "";

    @Option(names = "--by", paramLabel = "NAME", description = "Who decides. Default: the name you are logged in with.")
    private Optional<String> by = Optional.empty();

    /**
     * Returns why.
     *
     * @throws RequestFailure if nobody has said it
     */
    String reason() {
        if (reason.isBlank()) {
            throw RequestFailure.usage(
                    "A decision needs a reason, which is kept and shown with the results;" + " add --reason \"...\".");
        }
        return reason.strip();
    }

    /** Returns why, or nothing where nobody need say it. */
    String reasonIfAny() {
        return reason.strip();
    }

    String by() {
        return by.orElseGet(ContestDesk::user);
    }
}
