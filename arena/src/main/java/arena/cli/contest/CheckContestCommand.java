package arena.cli.contest;

import arena.app.play.Remedies;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.cli.host.ExitCode;
import arena.cli.host.Host;
import arena.config.Mistake;
import arena.contest.Contest;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena contest check}: what a contest would be, and what is wrong with it. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = "Shows what the contest would be, and names every bot that cannot be started; changes nothing.")
final class CheckContestCommand implements Callable<Integer> {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Option(
            names = "--measure",
            description =
                    "Plays one game of each bot that the arena starts against the weakest super bot, and says how long the"
                            + " contest will last and how much disk it takes.")
    private boolean measure;

    private final Host host;
    private final ServicesFactory factory;

    CheckContestCommand(Host host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        try (ContestDesk desk = contest.open(host)) {
            Contest would = new Ceremony(desk).rehearsed();
            PlanText.lines(would).forEach(host.out()::println);
            if (desk.drawn().isEmpty()) {
                host.out().println("Nothing is drawn yet: who stands where is drawn only for this look.");
            }
            desk.file().exposure().ifPresent(host.out()::println);
            List<String> problems = new ArrayList<>(
                    desk.file().missing().stream().map(Mistake::sentence).toList());
            try (Services services = factory.openContest(ContestRun.configuration(desk), desk.folder())) {
                Teams teams = new Teams(desk, would);
                problems.addAll(problems(teams, services));
                services.secrecy(teams.sittings(), desk.configuration().field().folder())
                        .forEach(host.out()::println);
                if (measure) {
                    problems.addAll(measured(desk, services));
                }
            }
            host.out().println(Expectation.words(desk.folder(), would, ContestRun.atOnce(desk)));
            host.out().println();
            host.out()
                    .println(
                            problems.isEmpty()
                                    ? "Nothing is wrong with the file, and every bot can be started."
                                    : "What is wrong:");
            problems.forEach(host.out()::println);
            return problems.isEmpty() ? ExitCode.FINE : ExitCode.FAILED;
        }
    }

    private static List<String> measured(ContestDesk desk, Services services) {
        RehearsalMeasurement measurement = new RehearsalMeasurement(services, desk.box(), desk.file());
        measurement.millisPerMove();
        Expectation.of(measurement.games()).ifPresent(expectation -> expectation.keep(desk.folder()));
        return measurement.unfit();
    }

    private static List<String> problems(Teams teams, Services services) {
        List<String> problems = new ArrayList<>();
        for (SeatedPlayer sitting : teams.sittings()) {
            if (sitting.choice() instanceof SeatChoice.Launched seat) {
                problems.addAll(Remedies.problems(seat.bot(), services.spec(seat.bot(), sitting.name())));
            }
        }
        return problems.stream().distinct().toList();
    }
}
