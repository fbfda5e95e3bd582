package arena.cli;

import arena.config.Configuration;
import arena.config.ExchangeSettings;
import arena.game.GameBox;
import arena.game.Seat;
import arena.game.Setting;
import arena.game.Viewpoint;
import arena.match.MatchTerms;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena play}: plays one match and says who won, why, and where the record lies. */
@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {"Plays one match.", "The seats sit in the order given: the first one begins."},
        footerHeading = "%nExamples:%n",
        footer = {
            "  arena play JavaBot SuperBot",
            "  arena play JavaBot superbot:1 --seed 7 --toss",
            "  arena play superbot:1 superbot:2 --json",
            "  arena play JavaBot folder:MyTeam --set move-time=10m",
            "                            somebody else serves team-folders/MyTeam",
            "",
            "Exit codes: 0 the match ended in a verdict, 1 a bot cannot be started,",
            "2 the command line or config.ini cannot be used, 3 no verdict (nobody was",
            "ready, or the machine failed), 130 stopped by Ctrl-C."
        })
final class PlayCommand implements Callable<Integer> {

    private static final Duration USUAL_PACE = Duration.ofMillis(100);

    @Parameters(
            arity = "1..*",
            paramLabel = "SEAT",
            description =
                    "The name of a [bot NAME] section (started by the arena), superbot:LEVEL, or folder:TEAM (served by"
                            + " somebody else).")
    private List<String> seats = List.of();

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(names = "--toss", description = "Draws from the seed who sits where.")
    private boolean toss;

    @Mixin
    private ConfigOption config = new ConfigOption();

    @Option(names = "--field", paramLabel = "DIR", description = "The folder that holds the team folders.")
    private Optional<Path> field = Optional.empty();

    @Option(names = "--records", paramLabel = "DIR", description = "The folder for the record.")
    private Optional<Path> records = Optional.empty();

    @Option(names = "--explain", paramLabel = "WHEN", description = "When explain_i.txt is written: errors, on or off.")
    private Optional<MatchTerms.Explanations> explain = Optional.empty();

    @Option(names = "--json", description = "Prints one JSON object on one line, and nothing else.")
    private boolean json;

    @Option(names = "--plain", description = "Prints lines instead of drawing the board, on a terminal too.")
    private boolean plain;

    @Option(names = "--quiet", description = "Prints the end only.")
    private boolean quiet;

    @Option(
            names = "--pace",
            paramLabel = "TIME",
            description = "How long a drawn board stays at least, such as 200ms or 0ms; the match does not wait for it."
                    + " Default: 100ms.")
    private Optional<String> pace = Optional.empty();

    private final Host host;
    private final Stages stages;

    PlayCommand(Host host, Stages stages) {
        this.host = host;
        this.stages = stages;
    }

    @Override
    public Integer call() {
        Configuration configuration = config.read(host);
        MatchRequest request = request(configuration);
        Duration stay = stay();
        Path shelf = records.map(host::resolve).orElse(configuration.field().records());
        Path folder = field.map(host::resolve).orElse(configuration.field().folder());
        return StopSignal.guarding(() -> {
            try (Stage stage = stages.open(configuration, folder, shelf)) {
                Announcement announcement = new Announcement(host, stage, request);
                announcement.refuseUnstartable();
                announcement.remarks(quiet);
                if (!quiet && !json) {
                    announcement.title();
                }
                Performance performance = new Performance(stage, request, () -> spectacle(request, stay));
                Outcome outcome = performance.play();
                if (!json) {
                    tell(performance.faults());
                }
                report(request, outcome, shelf.equals(configuration.field().records()));
                return outcome.exitCode();
            }
        });
    }

    private MatchRequest request(Configuration configuration) {
        GameBox<?, ?, ?> box = game.box();
        List<SeatChoice> choices = new SeatReader(configuration, box.info()).read(seats);
        long chosen = game.seed();
        List<Sitting> sittings = Sitting.inOrder(choices);
        return new MatchRequest(
                box,
                game.settings(configuration),
                chosen,
                toss ? Sitting.tossed(sittings, chosen) : sittings,
                explain.orElseGet(() -> explanations(configuration.exchange().explain())));
    }

    static MatchTerms.Explanations explanations(ExchangeSettings.Explain explain) {
        return MatchTerms.Explanations.valueOf(explain.name());
    }

    private Duration stay() {
        return pace.map(text -> Setting.duration(text)
                        .orElseThrow(() -> CommandFailure.usage(
                                "--pace is a time with its unit, such as 200ms or 1s, not \"" + text + "\".")))
                .orElse(USUAL_PACE);
    }

    private Spectacle spectacle(MatchRequest request, Duration stay) {
        if (json || quiet) {
            return Spectacle.none();
        }
        return host.terminal() && !plain
                ? new LiveShow(new BoardShow<>(request.box(), host, eyes(request)), stay)
                : new LiveShow(new LineShow(host.out(), eyes(request)), Duration.ZERO);
    }

    /** Whoever serves the only folder may be a person at this very terminal, and is shown his own secrets alone. */
    private static Viewpoint eyes(MatchRequest request) {
        List<Seat> served = new ArrayList<>();
        for (Seat seat : request.setup().seats()) {
            if (request.sittings().get(seat.index()).choice() instanceof SeatChoice.Served) {
                served.add(seat);
            }
        }
        return served.size() == 1 ? Viewpoint.of(served.get(0)) : new Viewpoint.Referee();
    }

    /** Says what went wrong, in full, since a drawn board has no room for it; who wants the end only is told what ended it. */
    private void tell(List<Faults.Fault> faults) {
        Faults.folded(faults).stream()
                .filter(fault -> !quiet || fault.kind() == Faults.Kind.LEFT || fault.kind() == Faults.Kind.TIME_OUT)
                .flatMap(fault -> fault.lines().stream())
                .forEach(host.out()::println);
    }

    private void report(MatchRequest request, Outcome outcome, boolean usualShelf) {
        PlayReport report = new PlayReport(request, outcome);
        if (json) {
            host.out().print(report.json());
        } else {
            String name = usualShelf ? "last" : Words.shell(outcome.record().toString());
            host.out().print(report.words(host.program(), name));
        }
        host.out().flush();
    }
}
