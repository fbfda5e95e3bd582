package arena.cli.contest;

import arena.app.RequestFailure;
import arena.app.contest.ContestVerification;
import arena.app.contest.OpenContest;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.store.ContestLog;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code arena contest verify}: checks that no toss was chosen, no result was changed, and every game ended by the
 * rules.
 */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = {
            "Checks that no toss was chosen, nothing was changed in the database, and every game went by the rules:"
                    + " the seed against its seal, who sat where against the tosses, the seed of each match, the"
                    + " programs against the frozen ones, every record, and every attempt against its record. It says"
                    + " what it cannot check."
        })
final class VerifyContestCommand implements Callable<Integer> {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Option(
            names = "--head",
            paramLabel = "DIGEST",
            description =
                    "A digest that somebody has written down from `show` or the page of fairness: was anything changed"
                            + " since?")
    private Optional<String> head = Optional.empty();

    private final CommandEnvironment host;

    VerifyContestCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public Integer call() {
        head.filter(digest -> !digest.strip().matches("[0-9a-fA-F]{64}")).ifPresent(digest -> {
            throw RequestFailure.usage(
                    "--head is a digest of 64 hexadecimal digits, as `arena contest show` and the page"
                            + " of fairness tell it, not \"" + digest + "\".");
        });
        try (OpenContest open = contest.open(host)) {
            ContestVerification found = ContestVerification.of(open);
            List<String> wrong = new ArrayList<>(found.wrong());
            head.ifPresent(digest -> compare(digest, found.log(), wrong));
            wrong.forEach(host.out()::println);
            host.out().println(wrong.isEmpty() ? well(found.verified()) : wrong.size() + verdict(wrong.size()));
            found.unchecked().forEach(words -> host.out().println("Not checked. " + words));
            if (wrong.isEmpty()) {
                host.out().println("Digest: " + found.log().digest());
            }
            return wrong.isEmpty() ? ExitCode.FINE : ExitCode.FAILED;
        }
    }

    private void compare(String digest, ContestLog log, List<String> wrong) {
        Optional<Long> covered = log.covered(digest);
        if (covered.isEmpty()) {
            wrong.add("That digest is not among those of the contest: something that was entered before it was written"
                    + " down has been changed or removed, or it is another contest's.");
        } else {
            host.out()
                    .println("The digest that was written down covers entry " + covered.get() + " of " + log.last()
                            + " and all before it; nothing of that was changed.");
        }
    }

    private static String well(int games) {
        return "The seed is the sealed one, nothing was changed in the database, and " + games
                + (games == 1 ? " game" : " games")
                + " had the seats and the seeds that it tosses, went as the rules say, and ended as is kept.";
    }

    private static String verdict(int number) {
        return number == 1 ? " thing is not as it should be." : " things are not as they should be.";
    }
}
