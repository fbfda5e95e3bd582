package arena.cli.compare;

import arena.app.Processors;
import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.compare.CompareListener;
import arena.app.compare.ComparePlan;
import arena.app.compare.CompareRequest;
import arena.app.compare.CompareSession;
import arena.app.compare.CompareStandings;
import arena.app.compare.CompareText;
import arena.app.play.MatchLane;
import arena.app.play.MatchRequest;
import arena.app.play.SeatChoice;
import arena.app.play.SeatReader;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.app.play.Stoppable;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.cli.host.ExitCode;
import arena.cli.host.GracefulStop;
import arena.cli.match.Announcement;
import arena.cli.match.GameOptions;
import arena.cli.show.Progress;
import arena.config.Configuration;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.tournament.RoundRobin;
import arena.tournament.Sprt;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena compare}: plays many games and says which bot is better, and how sure that is. */
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Compares bots, such as two versions of one: plays many games and prints which is better, with what"
                    + " confidence.",
            "Each bot plays each seed from every seat. Name the old version first: later ones are compared with"
                    + " it. Repeating the command continues where it stopped."
        },
        footer = {
            "  arena compare MyTeam_1 MyTeam_2 --games 200",
            "  arena compare MyTeam_1 MyTeam_2 --sprt 0,50     until the test decides",
            "  arena compare superbot:1 superbot:2 superbot:3 --games 40",
            "  arena compare MyTeam superbot:3 --jobs 1 --json sum.json --csv games.csv",
            "",
            "Ctrl-C lets the running games end and prints the results so far; a second",
            "Ctrl-C breaks them off. Exit codes: 0 all games are played or --sprt has",
            "decided, 1 a bot cannot be started, 2 the command line or config.ini cannot",
            "be used, 3 the machine failed, 130 stopped by Ctrl-C."
        })
public final class CompareCommand implements Callable<Integer> {

    private static final int USUAL_GAMES = 100;
    private static final int MOST_GAMES_OF_A_TEST = 10_000;
    private static final int MOST_GAMES = 1_000_000;

    @Parameters(
            arity = "1..*",
            paramLabel = "BOT",
            description = "The name of a [bot NAME] section, or superbot:LEVEL; two or more.")
    private List<String> bots = List.of();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "The number of games of each pair, or of all bots if one game seats them all; rounded up so"
                    + " that each seed is played from every seat. Default: 100; with --sprt at most 10000.")
    private Optional<Integer> games = Optional.empty();

    @Option(
            names = "--sprt",
            paramLabel = "ELO0,ELO1",
            description = "Stops as soon as a sequential test (SPRT) decides between the differences ELO0 and ELO1.")
    private Optional<String> sprt = Optional.empty();

    @Option(
            names = "--alpha",
            paramLabel = "P",
            defaultValue = "0.05",
            description =
                    "The probability that --sprt accepts ELO1 although ELO0 is true. Default:" + " ${DEFAULT-VALUE}.")
    private double alpha;

    @Option(
            names = "--beta",
            paramLabel = "P",
            defaultValue = "0.05",
            description =
                    "The probability that --sprt accepts ELO0 although ELO1 is true. Default:" + " ${DEFAULT-VALUE}.")
    private double beta;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "The number of games at a time. Default: the number of free processors.")
    private Optional<Integer> jobs = Optional.empty();

    @Option(names = "--json", paramLabel = "FILE", description = "Writes the summary into a file.")
    private Optional<Path> json = Optional.empty();

    @Option(names = "--csv", paramLabel = "FILE", description = "Writes one row for each game into a file.")
    private Optional<Path> csv = Optional.empty();

    @Option(names = "--no-records", description = "Writes no records of the games.")
    private boolean noRecords;

    @Option(names = "--fresh", description = "Starts over: deletes the games of this comparison and their records.")
    private boolean fresh;

    @Mixin
    private GameOptions game = new GameOptions();

    @Mixin
    private ConfigOption config = new ConfigOption();

    private final CommandEnvironment host;
    private final ServicesFactory factory;

    public CompareCommand(CommandEnvironment host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        Configuration configuration = config.read(host);
        GameDefinition<?, ?, ?> definition = game.follow(configuration, bots);
        Optional<Sprt> test = sprt.map(this::test);
        List<SeatedPlayer> contestants = contestants(configuration, definition.info());
        if (test.isPresent() && contestants.size() != 2) {
            throw RequestFailure.usage("--sprt compares two bots, not " + contestants.size() + "; name two.");
        }
        jobs.filter(number -> number < 1).ifPresent(number -> {
            throw RequestFailure.usage("--jobs must be 1 or more, not " + number + ".");
        });
        List<Path> files = new ArrayList<>();
        json.map(host::resolve).ifPresent(files::add);
        csv.map(host::resolve).ifPresent(files::add);
        files.forEach(CompareCommand::requireFolder);
        CompareRequest request = new CompareRequest(
                definition,
                game.settings(configuration),
                game.givenSeed(),
                contestants,
                format(contestants.size(), test.isPresent()),
                test,
                new CompareRequest.Options(jobs, !noRecords, fresh));
        return StopSignal.guarding(() -> {
            try (CompareSession comparison = CompareSession.open(configuration, factory, request, game::seed)) {
                CompareSession.End end = comparison.play(new CompareShow(host));
                new CompareReport(host, comparison.standings())
                        .lines(comparison.folder())
                        .forEach(host.out()::println);
                host.out().flush();
                end.failure().ifPresent(failure -> {
                    throw failure;
                });
                json.map(host::resolve).ifPresent(comparison.files()::writeSummary);
                csv.map(host::resolve).ifPresent(comparison.files()::writeGames);
                return end.stopped() ? ExitCode.STOPPED : ExitCode.FINE;
            }
        });
    }

    private List<SeatedPlayer> contestants(Configuration configuration, GameInfo info) {
        List<SeatChoice> choices = new SeatReader(configuration, info).readAny(bots);
        for (SeatChoice choice : choices) {
            if (choice instanceof SeatChoice.Served served) {
                throw RequestFailure.usage("folder:" + served.team()
                        + " cannot be compared, because it plays one game at a time; name a bot that the arena"
                        + " starts.");
            }
            if (choice instanceof SeatChoice.Wire) {
                throw RequestFailure.usage("A bot that connects cannot be compared, because it plays on one seat at a"
                        + " time; let the arena start it, with speaks = wire in its section.");
            }
        }
        if (choices.size() < 2) {
            throw RequestFailure.usage(
                    "A comparison needs at least two bots, such as: arena compare " + bots.get(0) + " superbot:2");
        }
        return SeatedPlayer.inOrder(choices);
    }

    private RoundRobin format(int contestants, boolean tested) {
        int asked = games.orElse(tested ? MOST_GAMES_OF_A_TEST : USUAL_GAMES);
        if (asked < 1 || asked > MOST_GAMES) {
            throw RequestFailure.usage("--games must be a number from 1 to " + MOST_GAMES + ", not " + asked + ".");
        }
        try {
            int seats = game.seats(Math.min(contestants, 2));
            RoundRobin format = RoundRobin.of(contestants, new RoundRobin.Seats(seats, seats), asked);
            int rounded = format.games() / format.tables();
            if (rounded != asked) {
                host.err()
                        .println(asked + " games are rounded up to " + rounded
                                + ", so that each seed is played from every seat.");
            }
            return format;
        } catch (IllegalArgumentException | ArithmeticException impossible) {
            throw RequestFailure.usage(String.valueOf(impossible.getMessage()));
        }
    }

    private Sprt test(String text) {
        String[] ends = text.split(",", -1);
        try {
            if (ends.length == 2) {
                return new Sprt(Double.parseDouble(ends[0].strip()), Double.parseDouble(ends[1].strip()), alpha, beta);
            }
        } catch (IllegalArgumentException impossible) {
            throw RequestFailure.usage(mistake(text));
        }
        throw RequestFailure.usage(mistake(text));
    }

    private String mistake(String text) {
        return "--sprt needs two differences in Elo, the smaller one first, such as --sprt 0,50, and --alpha"
                + " and --beta must be between 0 and 0.5; not \"" + text + "\" with " + alpha + " and " + beta + ".";
    }

    private static void requireFolder(Path file) {
        if (!Files.isDirectory(file.toAbsolutePath().resolveSibling(""))) {
            throw RequestFailure.usage(
                    "There is no folder for the file " + file + "; create the folder, or" + " name another file.");
        }
    }

    /**
     * A display of the progress of a comparison: what is played where, how far it is, and that Ctrl-C ends it
     * gracefully.
     */
    private static final class CompareShow implements CompareListener {

        private final CommandEnvironment host;
        private Optional<Progress> progress = Optional.empty();
        private Optional<GracefulStop> stop = Optional.empty();

        CompareShow(CommandEnvironment host) {
            this.host = host;
        }

        @Override
        public void prepared(Services services, MatchRequest everybody, List<MatchLane> lanes) {
            new Announcement(host, services, everybody).remarks(false);
            String load = Processors.load()
                    .map(value -> String.format(Locale.ROOT, ", load %.1f", value))
                    .orElse("");
            String games = lanes.size() == 1 ? "1 game" : lanes.size() + " games";
            boolean launched =
                    everybody.sittings().stream().anyMatch(one -> one.choice() instanceof SeatChoice.Launched);
            String cores = launched && lanes.size() > 1 ? "; " + cores(services, lanes) : "";
            host.err().println(games + " at a time (" + Processors.count() + " processors" + load + ")" + cores + ".");
        }

        private static String cores(Services services, List<MatchLane> lanes) {
            return services.isPinning()
                    ? "the bots of each game use only the processors "
                            + lanes.stream()
                                    .map(lane -> lane.cores().stream()
                                            .map(String::valueOf)
                                            .collect(Collectors.joining(",")))
                                    .collect(Collectors.joining(" | "))
                    : "the bots share all processors";
        }

        @Override
        public void begun(CompareStandings standings, int earlier) {
            ComparePlan plan = standings.plan();
            host.out()
                    .println(plan.game().info().title() + ", seeds from " + plan.seed() + ": "
                            + String.join(", ", plan.names()));
            int counted = standings.games().size();
            if (earlier > counted) {
                host.err()
                        .println(earlier + " games were played before; the results below use the first " + counted
                                + " of them, as requested. --games " + earlier + " uses all.");
            } else if (counted > 0) {
                host.err().println(counted + " games were played before and are included; --fresh starts over.");
            }
        }

        @Override
        public void playing(CompareStandings standings, Stoppable games) {
            Progress begun = Progress.begin(
                    host, standings.games().size(), standings.plan().format().games());
            GracefulStop listening = new GracefulStop(() -> stopSoon(games, begun), games::stopNow);
            progress = Optional.of(begun);
            stop = Optional.of(listening);
            listening.listen();
        }

        private static void stopSoon(Stoppable games, Progress progress) {
            games.stopSoon();
            progress.remark("The running games will be finished; press Ctrl-C again to break them off.");
        }

        @Override
        public void progressed(CompareStandings standings) {
            progress.ifPresent(shown -> shown.show(standings.games().size(), new CompareText(standings).brief()));
        }

        @Override
        public void lateBesideOthers() {
            progress.ifPresent(shown -> shown.remark(
                    "A bot was late in a game that ran beside others; if that happens often, the machine is too"
                            + " busy: compare with --jobs 1."));
        }

        @Override
        public void played() {
            stop.ifPresent(GracefulStop::close);
            progress.ifPresent(Progress::close);
        }
    }
}
