package arena.app.rehearsal;

import arena.app.Processors;
import arena.app.RequestFailure;
import arena.app.contest.ContestEntries;
import arena.app.contest.ContestEstimate;
import arena.app.contest.ContestFiles;
import arena.app.contest.ProgramMeasurement;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.config.ConfigError;
import arena.config.ConfigReader;
import arena.config.Configuration;
import arena.config.ContestFile;
import arena.config.FieldSettings;
import arena.config.ReadResult;
import arena.contest.Contest;
import arena.exchange.Field;
import arena.game.GameDefinition;
import arena.launch.terms.ConfinementLevel;
import arena.plugin.Games;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.io.FileUtils;

/** One rehearsal: its run, the checks of what it proves, the forecast of the event, and advice on settings. */
public final class Rehearsal {

    private final ContestFile event;
    private final Configuration machine;
    private final ServicesFactory factory;
    private final RehearsalOptions wishes;
    private final GameDefinition<?, ?, ?> game;
    private final RehearsalFolder folder;

    /**
     * The additional wishes for a rehearsal.
     *
     * @param planned the longest duration of the event, if given
     * @param measured whether each of the real programs plays a game
     */
    public record RehearsalOptions(Optional<Duration> planned, boolean measured) {}

    /**
     * Prepares the rehearsal of a contest.
     *
     * @param path of the contest file
     * @param machine the settings of this machine
     * @throws RequestFailure with all errors of the file
     */
    public Rehearsal(Path path, Configuration machine, ServicesFactory factory, RehearsalOptions wishes) {
        this.event = ContestFiles.read(path, machine);
        this.machine = machine;
        this.factory = factory;
        this.wishes = wishes;
        this.game = Games.byId(event.contest().game());
        this.folder = new RehearsalFolder(event, machine, game.info());
    }

    /** Plays the rehearsal and returns its report. */
    public RehearsalReport hold(RehearsalRun.Program program, RehearsalRun.Listener listener)
            throws InterruptedException {
        folder.write();
        Observations seen = new RehearsalRun(folder, configuration(), program, listener).play();
        List<String> unfit = new ArrayList<>(
                event.missing().stream().map(ConfigError::sentence).toList());
        List<ProgramMeasurement.Game> measured = List.of();
        ConfinementLevel confine;
        try (Services services = factory.openContest(settings(), folder.folder())) {
            confine = services.launcher().level();
            unfit.addAll(services.unstartable(ContestEntries.players(event.teams())));
            if (wishes.measured()) {
                ProgramMeasurement.MeasurementResult programs = ProgramMeasurement.of(services, game, event);
                measured = programs.games();
                unfit.addAll(programs.unfit());
            }
        }
        RehearsalForecast forecast = forecast(seen, measured);
        List<SettingsAdvice.Item> advice = new ArrayList<>(unfit.stream()
                .map(words -> new SettingsAdvice.Item(true, words))
                .toList());
        advice.addAll(SettingsAdvice.of(event, machine, conditions(confine), forecast));
        return new RehearsalReport(
                seen,
                folder.standIns(),
                RehearsalChecks.of(seen, folder.standIns()),
                forecast,
                advice,
                folder.folder());
    }

    /** Returns the settings in the new {@code config.ini}. */
    private Configuration configuration() {
        ReadResult<Configuration> reading = ConfigReader.read(
                folder.config(), Games.all().stream().map(GameDefinition::info).toList());
        if (reading instanceof ReadResult.Sound<Configuration> sound) {
            return sound.value();
        }
        throw new IllegalStateException("a rehearsal writes a config.ini that can be read: " + reading);
    }

    /** Returns the event's own settings, with the folders of the rehearsal. */
    private Configuration settings() {
        return machine.withField(new FieldSettings(
                folder.folder().resolve("field"),
                folder.folder().resolve("measured"),
                folder.folder().resolve("logs"),
                machine.field().teamNames()));
    }

    private RehearsalForecast forecast(Observations seen, List<ProgramMeasurement.Game> measured) {
        List<AttemptResult> ends = seen.end().attempts().stream()
                .map(AttemptRow::ended)
                .flatMap(Optional::stream)
                .toList();
        Duration moveTime = game.info()
                .moveTime()
                .map(setting -> event.settings().duration(setting))
                .orElse(folder.moveTime());
        long records =
                Math.max(1, ends.stream().filter(end -> !end.record().isEmpty()).count());
        Contest contest = seen.end().contest();
        return new RehearsalForecast(
                contest.plan().games(),
                ContestEstimate.atOnce(contest.entries().size(), event.contest().seats(), folder.gamesAtOnce()),
                seen.cost().length(),
                ContestEstimate.of(measured),
                RehearsalForecast.turns(ends, seen.records(), measured),
                moveTime,
                size(seen.records()) / records,
                size(seen.records().resolveSibling("contest.db")),
                4L * machine.launch().logBytes());
    }

    private static long size(Path path) {
        return Files.exists(path) ? FileUtils.sizeOf(path.toFile()) : 0;
    }

    private SettingsAdvice.Conditions conditions(ConfinementLevel confine) {
        Path field = machine.field().folder();
        try {
            return new SettingsAdvice.Conditions(
                    Processors.count(),
                    Files.getFileStore(folder.folder()).getUsableSpace(),
                    Files.exists(field) && Field.isOnShare(field),
                    confine,
                    wishes.planned());
        } catch (IOException failure) {
            throw RequestFailure.infrastructure(
                    "The disk of the contest cannot be read (" + failure + "); fix that first.");
        }
    }
}
