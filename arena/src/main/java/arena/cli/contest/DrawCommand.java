package arena.cli.contest;

import arena.cli.host.Host;
import arena.contest.Contest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code arena contest draw}: holds the draw. */
@Command(
        name = "draw",
        mixinStandardHelpOptions = true,
        description = "Holds the draw and commits to the contest's seed by its hash; a second time it only shows it.")
final class DrawCommand implements Runnable {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Mixin
    private RefereeOptions referee = new RefereeOptions();

    private final Host host;

    DrawCommand(Host host) {
        this.host = host;
    }

    @Override
    public void run() {
        try (ContestDesk desk = contest.open(host)) {
            desk.file().exposure().ifPresent(host.err()::println);
            Contest drawn = new Ceremony(desk).draw(referee.by(), referee.reasonIfAny());
            PlanText.lines(drawn).forEach(host.out()::println);
            PlanText.sealed(drawn).forEach(host.out()::println);
        }
    }
}
