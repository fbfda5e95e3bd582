package arena.cli.contest;

import arena.app.contest.Referee;
import arena.cli.host.Host;
import arena.contest.Situation;
import arena.tournament.format.Seal;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;

/** {@code arena contest publish}: the results are out, and the seed is open. */
@Command(
        name = "publish",
        mixinStandardHelpOptions = true,
        description = "Opens the results and the sealed seed, so that anybody can check every toss.")
final class PublishCommand extends RefereeCommand {

    PublishCommand(Host host) {
        super(host);
    }

    @Override
    List<String> decide(Referee referee) {
        Situation now = referee.publish();
        Seal seal = now.contest().seal();
        List<String> lines = new ArrayList<>(ContestLines.brief(now));
        lines.add("");
        lines.add("The seed was:                  " + seal.seed());
        lines.add("It was sealed with the SHA-256: " + seal.commitment());
        lines.add("Check it:  printf %s " + seal.seed() + " | sha256sum");
        return lines;
    }
}
