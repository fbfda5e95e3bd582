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
import arena.app.compare.Lineup;
import arena.app.play.MatchLane;
import arena.app.play.MatchRequest;
import arena.app.play.SeatChoice;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.cli.host.ExitCode;
import arena.cli.host.GracefulStop;
import arena.cli.host.WireOption;
import arena.cli.match.Announcement;
import arena.cli.match.GameOptions;
import arena.cli.show.Progress;
import arena.config.Configuration;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.series.SeriesRunner;
import arena.series.Stoppable;
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
                    + " it. In games of more than two seats the mean place decides. Repeating the command continues"
                    + " where it stopped."
        },
        footer = {
            "  arena compare MyTeam@1 MyTeam --games 200",
            "  arena compare MyTeam@1 MyTeam --sprt 0,50       until the test decides",
            "  arena compare MyTeam --levels                   against each level",
            "  arena compare MyTeam --against-all              also each version and partner",
            "  arena compare superbot:1 superbot:2 superbot:3 --games 40",
            "  arena compare MyTeam superbot:3 --jobs 1 --json sum.json --csv games.csv",
            "",
            "Ctrl-C lets the running games end and prints the results so far; a second",
            "Ctrl-C breaks them off. Exit codes: 0 all games are played or --sprt has",
            "decided, 1 a bot cannot be started, 2 the command line or config.ini cannot",
            "be used, 3 the machine failed, 130 stopped by Ctrl-C."
        })
public final class CompareCommand implements Callable<Integer> {

    private static final int MOST_GAMES = 1_000_000;

    @Parameters(
            arity = "1..*",
            paramLabel = "BOT",
            description = "The name of a [bot NAME] section, superbot:LEVEL, or wire:NAME; two or more, or one with"
                    + " --levels or --against-all. NAME@3 is version 3 of a bot.")
    private List<String> bots = List.of();

    @Option(
            names = "--levels",
            description = "Compares one bot with each level of the super bot. It plays against each, or on one seat"
                    + " among all levels if one game seats them. Default of --games: 10 seeds from every seat.")
    private boolean levels;

    @Option(
            names = "--against-all",
            description = "Compares one bot with each level of the super bot, each of its versions (`arena snapshot`),"
                    + " and each other bot of bots.ini.")
    private boolean againstAll;

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

    @Mixin
    private WireOption wire = new WireOption();

    private final CommandEnvironment host;
    private final ServicesFactory factory;

    public CompareCommand(CommandEnvironment host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        Configuration configuration = wire.applyTo(config.read(host));
        GameDefinition<?, ?, ?> definition = game.follow(configuration, bots);
        Optional<Sprt> test = sprt.map(this::test);
        Lineup lineup = lineup(configuration, definition.info());
        test.ifPresent(given -> lineup.requireTwo());
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
                lineup.contestants(),
                format(lineup, test.isPresent()),
                test,
                new CompareRequest.Options(jobs, !noRecords, fresh));
        return StopSignal.guarding(() -> {
            try (CompareSession comparison = CompareSession.open(configuration, factory, request, game::seed)) {
                SeriesRunner.Result end = comparison.play(new CompareShow(host));
                new CompareReport(host, comparison.standings())
                        .lines(comparison.folder())
                        .forEach(host.out()::println);
                host.out().flush();
                SeriesRunner.End how = end.orThrow();
                json.map(host::resolve).ifPresent(comparison.files()::writeSummary);
                csv.map(host::resolve).ifPresent(comparison.files()::writeGames);
                return how == SeriesRunner.End.OVER ? ExitCode.FINE : ExitCode.STOPPED;
            }
        });
    }

    private Lineup lineup(Configuration configuration, GameInfo info) {
        if (againstAll) {
            return Lineup.amongAll(configuration, info, bots);
        }
        return levels ? Lineup.amongLevels(configuration, info, bots) : Lineup.ofAll(configuration, info, bots);
    }

    private RoundRobin format(Lineup lineup, boolean tested) {
        int seats = game.seats(2);
        int asked = games.orElse(lineup.usualGames(seats, tested));
        if (asked < 1 || asked > MOST_GAMES) {
            throw RequestFailure.usage("--games must be a number from 1 to " + MOST_GAMES + ", not " + asked + ".");
        }
        RoundRobin format = lineup.schedule(seats, asked);
        int rounded = format.games() / format.tables();
        if (rounded != asked) {
            host.err()
                    .println(asked + " games are rounded up to " + rounded
                            + ", so that each seed is played from every seat.");
        }
        return format;
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
        public void opened(CompareStandings standings, int earlier) {
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
        public void begins(Stoppable games, CompareStandings standings) {
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
        public void polled(CompareStandings standings, int running) {
            progress.ifPresent(shown -> shown.show(standings.games().size(), new CompareText(standings).brief()));
        }

        @Override
        public void remark(String words) {
            progress.ifPresent(shown -> shown.remark(words));
        }

        @Override
        public void ends() {
            stop.ifPresent(GracefulStop::close);
            progress.ifPresent(Progress::close);
        }
    }
}
