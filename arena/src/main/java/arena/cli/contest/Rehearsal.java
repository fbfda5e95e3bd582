package arena.cli.contest;

import arena.app.Cores;
import arena.app.RequestFailure;
import arena.app.play.Remedies;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.cli.host.ExitCode;
import arena.cli.host.Host;
import arena.config.ConfigReader;
import arena.config.ConfigReading;
import arena.config.Configuration;
import arena.config.ContestFile;
import arena.config.Entry;
import arena.config.FieldSettings;
import arena.config.Mistake;
import arena.config.TeamEntry;
import arena.exchange.Field;
import arena.game.GameBox;
import arena.games.Games;
import arena.launch.Confine;
import arena.store.Attempted;
import arena.store.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.apache.commons.io.FileUtils;

/** One rehearsal: plays it, then looks at what it has proved, what the event will need, and what would hurt. */
final class Rehearsal {

    private final Host host;
    private final ServicesFactory factory;
    private final ContestFile event;
    private final Configuration machine;
    private final GameBox<?, ?, ?> box;
    private final RehearsalFiles files;

    Rehearsal(Host host, ServicesFactory factory, ContestFile event, Configuration machine) {
        this.host = host;
        this.factory = factory;
        this.event = event;
        this.machine = machine;
        this.box = Games.byId(event.contest().game());
        this.files = new RehearsalFiles(event, machine, box.info());
    }

    /**
     * Holds it, prints the report, and returns the exit code.
     *
     * @param planned how long the event may last
     * @param measured whether the real programs play a game each
     */
    int hold(Optional<Duration> planned, boolean measured) throws InterruptedException {
        files.write();
        RehearsalTrace trace = new RehearsalRun(host, files, configuration()).play();
        List<String> unfit =
                new ArrayList<>(event.missing().stream().map(Mistake::sentence).toList());
        OptionalDouble millisPerMove = OptionalDouble.empty();
        Confine confine;
        try (Services services = factory.openContest(stageSettings(), files.folder())) {
            confine = services.launcher().level();
            unfit.addAll(unstartable(services));
            if (measured) {
                RehearsalMeasurement measurement = new RehearsalMeasurement(services, box, event);
                millisPerMove = measurement.millisPerMove();
                unfit.addAll(measurement.unfit());
            }
        }
        RehearsalForecast forecast = forecast(trace);
        List<RehearsalHazards.Hazard> hazards = new ArrayList<>(unfit.stream()
                .map(words -> new RehearsalHazards.Hazard(true, words))
                .toList());
        hazards.addAll(RehearsalHazards.of(event, machine, ground(confine, planned), forecast));
        RehearsalReport report =
                new RehearsalReport(trace, files.cast(), RehearsalProof.of(trace, files.cast()), forecast, hazards);
        report.lines(millisPerMove).forEach(host.out()::println);
        host.out().println("Everything of the rehearsal lies in " + files.folder() + ".");
        return report.isFine() ? ExitCode.FINE : ExitCode.FAILED;
    }

    /** Returns what the {@code config.ini} that was just written says. */
    private Configuration configuration() {
        ConfigReading reading = ConfigReader.read(
                files.config(), Games.all().stream().map(GameBox::info).toList());
        if (reading instanceof ConfigReading.Sound sound) {
            return sound.configuration();
        }
        throw new IllegalStateException("a rehearsal writes a config.ini that can be read: " + reading);
    }

    /** The event's own settings, with the folders of the rehearsal. */
    private Configuration stageSettings() {
        return machine.withField(new FieldSettings(
                files.folder().resolve("field"),
                files.folder().resolve("measured"),
                files.folder().resolve("logs"),
                machine.field().teamNames()));
    }

    private List<String> unstartable(Services services) {
        List<String> problems = new ArrayList<>();
        for (TeamEntry team : event.teams()) {
            if (team.entry() instanceof Entry.Launched launched) {
                problems.addAll(Remedies.problems(launched.program(), services.spec(launched.program(), team.name())));
            }
        }
        return problems.stream().distinct().toList();
    }

    private RehearsalForecast forecast(RehearsalTrace trace) {
        List<Ended> ends = trace.end().attempts().stream()
                .map(Attempted::ended)
                .flatMap(Optional::stream)
                .toList();
        Duration moveTime = box.info()
                .moveTime()
                .map(setting -> event.settings().duration(setting))
                .orElse(files.moveTime());
        long records =
                Math.max(1, ends.stream().filter(end -> !end.record().isEmpty()).count());
        return new RehearsalForecast(
                trace.end().contest().plan().games(),
                event.run().matches().orElse(Cores.count()),
                trace.cost().length(),
                RehearsalForecast.moves(ends),
                moveTime,
                size(trace.records()) / records,
                size(trace.records().resolveSibling("contest.db")),
                4L * machine.launch().logBytes());
    }

    private static long size(Path path) {
        return Files.exists(path) ? FileUtils.sizeOf(path.toFile()) : 0;
    }

    private RehearsalHazards.Ground ground(Confine confine, Optional<Duration> planned) {
        Path field = machine.field().folder();
        try {
            return new RehearsalHazards.Ground(
                    Cores.count(),
                    Files.getFileStore(files.folder()).getUsableSpace(),
                    Files.exists(field) && Field.isOnShare(field),
                    confine,
                    planned);
        } catch (IOException failure) {
            throw RequestFailure.infrastructure(
                    "The disk of the contest cannot be looked at (" + failure + "); mend that first.");
        }
    }
}
