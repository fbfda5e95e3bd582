package arena.cli.compare;

import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.compare.CompareRequest;
import arena.app.compare.CompareSession;
import arena.app.compare.Lineup;
import arena.app.play.ServicesFactory;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.cli.host.ExitCode;
import arena.cli.host.WireOption;
import arena.cli.match.GameOptions;
import arena.config.Configuration;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.series.SeriesRunner;
import arena.tournament.RoundRobin;
import arena.tournament.Sprt;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
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
            "  arena compare MyTeam --against-all --chart r.png  how its rating went",
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

    @Option(names = "--json", paramLabel = "FILE", description = "Writes the summary into a file.")
    private Optional<Path> json = Optional.empty();

    @Option(names = "--csv", paramLabel = "FILE", description = "Writes one row for each game into a file.")
    private Optional<Path> csv = Optional.empty();

    @Option(
            names = "--chart",
            paramLabel = "FILE",
            description = "Draws the ratings of three or more bots into a PNG file, in the order in which they are"
                    + " named; with --against-all the versions from the oldest to the present one.")
    private Optional<Path> chart = Optional.empty();

    @Option(names = "--no-records", description = "Writes no records of the games.")
    private boolean noRecords;

    @Option(names = "--fresh", description = "Starts over: deletes the games of this comparison and their records.")
    private boolean fresh;

    @Mixin
    private JobsOption jobs = new JobsOption();

    @Mixin
    private SprtOptions sprt = new SprtOptions();

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
        Optional<Sprt> test = sprt.given();
        Lineup lineup = lineup(configuration, definition.info());
        test.ifPresent(given -> lineup.requireTwo());
        List<Path> files = new ArrayList<>();
        json.map(host::resolve).ifPresent(files::add);
        csv.map(host::resolve).ifPresent(files::add);
        chart.map(host::resolve).ifPresent(files::add);
        files.forEach(CompareCommand::requireFolder);
        CompareRequest request = new CompareRequest(
                definition,
                game.settings(configuration),
                game.givenSeed(),
                lineup.contestants(),
                format(lineup, test.isPresent()),
                test,
                new CompareRequest.Options(jobs.number(), !noRecords, fresh));
        chart.ifPresent(file -> request.requireRatings());
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
                chart.map(host::resolve).ifPresent(comparison.files()::drawRatings);
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

    private static void requireFolder(Path file) {
        if (!Files.isDirectory(file.toAbsolutePath().resolveSibling(""))) {
            throw RequestFailure.usage(
                    "There is no folder for the file " + file + "; create the folder, or" + " name another file.");
        }
    }
}
