package arena.cli.compare;

import arena.app.RequestFailure;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option of the number of games at a time. */
final class JobsOption {

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "The number of games at a time. Default: the number of free processors.")
    private Optional<Integer> jobs = Optional.empty();

    /**
     * Returns the number, if one was given.
     *
     * @throws RequestFailure if it is not positive
     */
    Optional<Integer> number() {
        jobs.filter(number -> number < 1).ifPresent(number -> {
            throw RequestFailure.usage("--jobs must be 1 or more, not " + number + ".");
        });
        return jobs;
    }
}
