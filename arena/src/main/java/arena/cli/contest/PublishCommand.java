package arena.cli.contest;

import arena.app.RequestFailure;
import arena.cli.host.Host;
import arena.contest.Phase;
import arena.contest.Situation;
import arena.contest.Verb;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code arena contest publish}: the results are out, and the seed is open. */
@Command(
        name = "publish",
        mixinStandardHelpOptions = true,
        description = "Opens the results and the sealed seed, so that anybody can check every toss.")
final class PublishCommand implements Runnable {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Mixin
    private RefereeOptions referee = new RefereeOptions();

    private final Host host;

    PublishCommand(Host host) {
        this.host = host;
    }

    @Override
    public void run() {
        try (ContestDesk desk = contest.open(host)) {
            Situation now = desk.situation();
            if (now.phase() != Phase.FINISHED && now.phase() != Phase.PUBLISHED) {
                throw RequestFailure.usage("Results are published when every game has one, and "
                        + now.open().size() + " have none; play them with `arena contest run`, or award them.");
            }
            String seed = now.contest().seal().seed();
            if (now.phase() == Phase.FINISHED) {
                desk.decide(Verb.PUBLISHED, referee.by(), referee.reasonIfAny(), new TreeMap<>(Map.of("seed", seed)));
            }
            SituationText.brief(now).forEach(host.out()::println);
            host.out().println();
            host.out().println("The seed was:                  " + seed);
            host.out()
                    .println("It was sealed with the SHA-256: "
                            + now.contest().seal().commitment());
            host.out().println("Check it:  printf %s " + seed + " | sha256sum");
        }
    }
}
