package arena.cli.contest;

import arena.cli.host.CommandFailure;
import arena.cli.host.Host;
import arena.cli.stage.Remedies;
import arena.cli.stage.SeatChoice;
import arena.cli.stage.Sitting;
import arena.cli.stage.Stage;
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
    private final ContestStages stages;

    CheckContestCommand(Host host, ContestStages stages) {
        this.host = host;
        this.stages = stages;
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
            try (Stage stage = stages.open(ContestRun.configuration(desk), desk.folder())) {
                Teams teams = new Teams(desk, would);
                problems.addAll(problems(teams, stage));
                stage.secrecy(teams.sittings(), desk.configuration().field().folder())
                        .forEach(host.out()::println);
                if (measure) {
                    problems.addAll(measured(desk, stage));
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
            return problems.isEmpty() ? CommandFailure.FINE : CommandFailure.FAILED;
        }
    }

    private static List<String> measured(ContestDesk desk, Stage stage) {
        RehearsalMeasurement measurement = new RehearsalMeasurement(stage, desk.box(), desk.file());
        measurement.millisPerMove();
        Expectation.of(measurement.games()).ifPresent(expectation -> expectation.keep(desk.folder()));
        return measurement.unfit();
    }

    private static List<String> problems(Teams teams, Stage stage) {
        List<String> problems = new ArrayList<>();
        for (Sitting sitting : teams.sittings()) {
            if (sitting.choice() instanceof SeatChoice.Launched seat) {
                problems.addAll(Remedies.problems(seat.bot(), stage.spec(seat.bot(), sitting.name())));
            }
        }
        return problems.stream().distinct().toList();
    }
}
