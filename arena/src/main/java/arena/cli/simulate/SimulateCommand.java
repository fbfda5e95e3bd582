package arena.cli.simulate;

import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.SeatChoice;
import arena.app.play.SeatReader;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.cli.host.ExitCode;
import arena.cli.host.Host;
import arena.cli.stage.MatchOptions;
import arena.config.Configuration;
import arena.config.TeamNames;
import arena.game.GameInfo;
import arena.game.Seat;
import arena.game.Setting;
import arena.game.Settings;
import arena.match.Conclusion;
import arena.match.Event;
import arena.match.SeatClock;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena simulate}: a person at the terminal plays against any bot, by the same rules and with the same record. */
@Command(
        name = "simulate",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Lets you play against any bot, here in the terminal.",
            "You see what a bot on your seat would see. \"help\" says what you can type."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  arena simulate superbot:2",
            "  arena simulate JavaBot --seat 2 --clock 30s",
            "  arena simulate superbot:1 --folder     with files, as a bot does",
            "  printf 'K 10\\nC 3\\n' | arena simulate superbot:1",
            "",
            "Exit codes: as of play. Giving up is a verdict (0); after Ctrl-C (130) the",
            "match counts for nothing."
        })
public final class SimulateCommand implements Callable<Integer> {

    private static final Duration JOIN_TIME = Duration.ofHours(24);

    @Parameters(
            arity = "1..*",
            paramLabel = "OPPONENT",
            description =
                    "The name of a [bot NAME] section, superbot:LEVEL, or folder:TEAM. Where there are more seats than"
                            + " opponents they are repeated.")
    private List<String> opponents = List.of();

    @Option(names = "--seat", paramLabel = "N", description = "Where you sit. Default: ${DEFAULT-VALUE}.")
    private int seat = 1;

    @Option(names = "--name", paramLabel = "NAME", description = "The name you play under. Default: ${DEFAULT-VALUE}.")
    private String name = "Person";

    @Option(
            names = "--clock",
            paramLabel = "TIME",
            description = "The time for each move, yours too, such as 30s. Default: no clock.")
    private Optional<String> clock = Optional.empty();

    @Option(names = "--folder", description = "You read and write the files of the team folder NAME instead.")
    private boolean files;

    @Option(names = "--strict", description = "Hands in what you type as it stands, mistakes too.")
    private boolean strict;

    @Option(names = "--plain", description = "Reads and prints plain lines, on a terminal too.")
    private boolean plain;

    @Mixin
    private MatchOptions match = new MatchOptions();

    private final Host host;
    private final ServicesFactory factory;

    public SimulateCommand(Host host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        Configuration configuration = match.configuration(host).withJoinTime(JOIN_TIME);
        MatchRequest request = request(configuration);
        Path shelf = match.records(host, configuration);
        return StopSignal.guarding(() -> {
            try (Services services = factory.open(configuration, match.field(host, configuration), shelf)) {
                SimulateMatch simulation = new SimulateMatch(host, services, request, new Seat(seat), strict);
                MatchOutcome outcome = files ? simulation.withFiles() : simulation.typed(plain);
                boolean usualShelf = shelf.equals(configuration.field().records());
                host.out().print(MatchOptions.report(host, outcome, usualShelf));
                host.out().flush();
                return exitCode(outcome);
            }
        });
    }

    private static int exitCode(MatchOutcome outcome) {
        boolean stopped =
                outcome.conclusion() instanceof Conclusion.Broken broken && broken.cause() == Event.Cause.STOPPED;
        return stopped ? ExitCode.STOPPED : ExitCode.of(outcome.conclusion());
    }

    private MatchRequest request(Configuration configuration) {
        GameInfo game = match.game().box().info();
        List<SeatedPlayer> sittings = SeatedPlayer.inOrder(choices(configuration, game));
        MatchRequest request =
                match.request(configuration, sittings, match.game().seed());
        return timed(game, request);
    }

    /** Returns who sits where: the person on his seat, the opponents around him, repeated as often as they must be. */
    private List<SeatChoice> choices(Configuration configuration, GameInfo game) {
        List<SeatChoice> named = new SeatReader(configuration, game).readAny(opponents);
        if (named.size() + 1 > game.mostSeats()) {
            throw RequestFailure.usage(game.title() + " has " + game.mostSeats() + " seats, and you and " + named.size()
                    + " opponents are more; name fewer.");
        }
        int seats = match.game().seats(named.size() + 1);
        if (seat < 1 || seat > seats) {
            throw RequestFailure.usage("--seat is a seat from 1 to " + seats + ", not " + seat + ".");
        }
        List<SeatChoice> choices = new ArrayList<>();
        for (int other = 0; other < seats - 1; other++) {
            choices.add(named.get(other % named.size()));
        }
        choices.add(seat - 1, person(configuration, game));
        return choices;
    }

    private SeatChoice person(Configuration configuration, GameInfo game) {
        if (files) {
            return new SeatReader(configuration, game)
                    .readAny(List.of("folder:" + name))
                    .get(0);
        }
        TeamNames names = configuration.field().teamNames();
        names.mistake(name).ifPresent(words -> {
            throw RequestFailure.usage(words + "; give --name another one.");
        });
        return new SeatChoice.Human(name);
    }

    /** Returns the match with the clock that was asked for; without one the person may take as long as he likes. */
    private MatchRequest timed(GameInfo game, MatchRequest request) {
        boolean named = game.settings().stream()
                .filter(Setting::isAnswerTime)
                .anyMatch(setting -> match.game().changes(game).containsKey(setting.key()));
        return clock.isEmpty() && !named
                ? request.withClocks(new TreeMap<>(Map.of(new Seat(seat), new SeatClock.Off())))
                : request.withSettings(timed(game, request.settings()));
    }

    /** Returns the settings with the clock that was asked for; what has no time by then has as much as there can be. */
    private Settings timed(GameInfo game, Settings settings) {
        List<Setting> times =
                game.settings().stream().filter(Setting::isAnswerTime).toList();
        if (times.isEmpty()) {
            clock.ifPresent(time -> {
                throw RequestFailure.usage(game.title() + " has no time for a move; take --clock away.");
            });
        }
        SortedMap<String, String> texts = new TreeMap<>(settings.texts());
        for (Setting time : times) {
            if (clock.isPresent() || !match.game().changes(game).containsKey(time.key())) {
                texts.put(time.key(), clock.orElseGet(() -> Setting.text(Duration.ofMillis(time.most()))));
            }
        }
        try {
            return Settings.of(game, texts);
        } catch (IllegalArgumentException mistake) {
            String words = String.valueOf(mistake.getMessage());
            throw RequestFailure.usage(times.stream()
                    .map(Setting::key)
                    .filter(words::startsWith)
                    .findFirst()
                    .map(key -> words.replace(key, "--clock"))
                    .orElse(words));
        }
    }
}
