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
            "Checks that the draw was not manipulated, the database was not changed, and every game followed"
                    + " the rules: the seed against its published hash, the seats against the draw, the seed of"
                    + " each match, the programs against the frozen entries, every record, and every attempt"
                    + " against its record. It reports what it cannot check."
        })
final class VerifyContestCommand implements Callable<Integer> {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Option(
            names = "--head",
            paramLabel = "DIGEST",
            description =
                    "An earlier digest from `show` or the fairness page; checks that nothing before it was changed.")
    private Optional<String> head = Optional.empty();

    private final CommandEnvironment host;

    VerifyContestCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public Integer call() {
        head.filter(digest -> !digest.strip().matches("[0-9a-fA-F]{64}")).ifPresent(digest -> {
            throw RequestFailure.usage(
                    "--head must be a digest of 64 hexadecimal digits, as shown by `arena contest show` and the"
                            + " fairness page, not \"" + digest + "\".");
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
            wrong.add("That digest is not one of this contest: data from before it was noted have been changed"
                    + " or removed, or it belongs to another contest.");
        } else {
            host.out()
                    .println("The noted digest covers entry " + covered.get() + " of " + log.last()
                            + " and all before it; none of these was changed.");
        }
    }

    private static String well(int games) {
        return "The seed matches its published hash, the database was not changed, and " + games
                + (games == 1 ? " game" : " games")
                + " had the drawn seats and seeds, followed the rules, and ended as stored.";
    }

    private static String verdict(int number) {
        return number == 1 ? " problem found." : " problems found.";
    }
}
