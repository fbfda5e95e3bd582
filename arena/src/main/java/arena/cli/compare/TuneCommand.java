package arena.cli.compare;

import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.compare.CompareSession;
import arena.app.compare.CompareText;
import arena.app.play.ServicesFactory;
import arena.app.tune.TuneCourse;
import arena.app.tune.TuneFiles;
import arena.app.tune.TuneParameter;
import arena.app.tune.TuneRequest;
import arena.app.tune.TuneSession;
import arena.app.tune.TuneStep;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.cli.host.ExitCode;
import arena.cli.match.BotParameter;
import arena.cli.match.GameOptions;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.game.GameDefinition;
import arena.report.chart.ChartException;
import arena.series.SeriesRunner;
import arena.series.Stoppable;
import arena.tournament.Sprt;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena tune}: finds better values for numbers in a bot's environment. */
@Command(
        name = "tune",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Finds better values for numbers that a bot reads from its environment, by games against itself.",
            "Each step plays one seed from every seat, between the bot with all numbers moved by chance and the bot"
                    + " with all moved the other way, and moves them toward the better one (SPSA). At the end the tuned"
                    + " bot plays against the bot as it is, until a sequential test decides. Repeating the command"
                    + " continues where it stopped."
        },
        footer = {
            "  arena tune MyTeam --param env.KING_WEIGHT=1..50",
            "  arena tune MyTeam --param env.DEPTH=1..6:2 --param env.RISK=0.0..1.5",
            "  arena tune MyTeam --param env.KING_WEIGHT=1..50 --games 2000 --test 0",
            "",
            "The bot reads KING_WEIGHT as a variable of its environment; its section has the",
            "value to begin from, such as env.KING_WEIGHT = 7, or the range has, after a",
            "colon. A range without a decimal point is of whole numbers.",
            "",
            "Exit codes: 0 all games are played and the test is over, 1 the bot cannot be",
            "started, 2 the command line or config.ini cannot be used, 3 the machine failed,",
            "130 stopped by Ctrl-C."
        })
public final class TuneCommand implements Callable<Integer> {

    private static final int MOST_GAMES = 1_000_000;
    private static final int GAIN = 50;

    @Mixin
    private BotParameter named = new BotParameter();

    @Option(
            names = "--param",
            required = true,
            paramLabel = "env.NAME=LEAST..MOST[:BEGIN]",
            description = "A number to be tuned, with its range; may be repeated. All are tuned at once.")
    private List<String> parameters = new ArrayList<>();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "400",
            description = "The number of games of the tuning, rounded up to whole steps. Default: ${DEFAULT-VALUE}.")
    private int games;

    @Option(
            names = "--test",
            paramLabel = "N",
            defaultValue = "1000",
            description = "The largest number of games of the test at the end; 0 for none. Default: ${DEFAULT-VALUE}.")
    private int test;

    @Option(names = "--fresh", description = "Starts over: deletes the steps of this tuning.")
    private boolean fresh;

    @Mixin
    private JobsOption jobs = new JobsOption();

    @Mixin
    private SprtOptions sprt = new SprtOptions();

    @Mixin
    private GameOptions game = new GameOptions();

    @Mixin
    private ConfigOption config = new ConfigOption();

    private final CommandEnvironment host;
    private final ServicesFactory factory;

    public TuneCommand(CommandEnvironment host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        requireNumber("--games", games, 1);
        requireNumber("--test", test, 0);
        Sprt decision = sprt.orGain(GAIN);
        Configuration configuration = config.read(host);
        BotEntry bot = named.bot(configuration);
        if (!bot.isProgram()) {
            throw RequestFailure.usage(bot.name()
                    + " is started elsewhere, and the arena cannot give it an environment; tune a bot with a command.");
        }
        GameDefinition<?, ?, ?> definition = game.follow(configuration, List.of(named.name()));
        TuneRequest request = new TuneRequest(
                definition,
                game.settings(configuration),
                game.givenSeed(),
                game.seats(2),
                bot,
                parameters(bot),
                games,
                new TuneRequest.Options(jobs.number(), fresh));
        return StopSignal.guarding(() -> {
            try (TuneSession tuning = TuneSession.open(configuration, factory, request, game::seed)) {
                SeriesRunner.Result end = tuning.play(new TuneShow(tuning.games(), bot));
                report(tuning);
                if (end.orThrow() != SeriesRunner.End.OVER) {
                    host.out().println("The same command continues.");
                    return ExitCode.STOPPED;
                }
                return test == 0 ? ExitCode.FINE : test(configuration, tuning, bot, decision);
            }
        });
    }

    private static void requireNumber(String option, int number, int least) {
        if (number < least || number > MOST_GAMES) {
            throw RequestFailure.usage(
                    option + " must be a number from " + least + " to " + MOST_GAMES + ", not " + number + ".");
        }
    }

    private List<TuneParameter> parameters(BotEntry bot) {
        List<TuneParameter> read =
                parameters.stream().map(words -> TuneParameter.read(words, bot)).toList();
        if (read.stream().map(TuneParameter::name).distinct().count() < read.size()) {
            throw RequestFailure.usage("--param names a variable twice; name each once.");
        }
        return read;
    }

    private void report(TuneSession tuning) {
        TuneCourse course = tuning.course();
        host.out().println();
        List<String> begun = course.begun();
        for (int at = 0; at < begun.size(); at++) {
            TuneParameter parameter = course.parameters().get(at);
            host.out()
                    .println("env." + parameter.name() + " = " + course.tuned().get(at) + "   (began at "
                            + begun.get(at) + ", range " + parameter.range() + ")");
        }
        if (course.faults() > 0) {
            host.out()
                    .println("Warning: in " + course.faults() + " of " + course.games() + " games a side was late, or"
                            + " left the game; `" + host.program() + " check " + named.name()
                            + "` finds out why, and --jobs 1 leaves it more time.");
        }
        TuneFiles files = new TuneFiles(tuning);
        host.out().println("Each step: " + host.shown(files.writeTable()) + picture(files::writePicture));
        host.out().flush();
    }

    private String picture(Supplier<Path> picture) {
        try {
            return ", " + host.shown(picture.get());
        } catch (ChartException lacking) {
            return "; no picture: " + lacking.getMessage();
        }
    }

    private int test(Configuration configuration, TuneSession tuning, BotEntry bot, Sprt decision) {
        TuneCourse course = tuning.course();
        if (course.isUnchanged()) {
            host.out().println("The values are those at the beginning: there is nothing to test.");
            return ExitCode.FINE;
        }
        host.out().println();
        try (CompareSession comparison =
                CompareSession.open(configuration, factory, tuning.test(test, decision), game::seed)) {
            SeriesRunner.End end = comparison.play(new CompareShow(host)).orThrow();
            CompareText words = new CompareText(comparison.standings());
            words.verdicts().forEach(host.out()::println);
            words.warnings().forEach(warning -> host.out().println("Warning: " + warning));
            if (end != SeriesRunner.End.OVER) {
                host.out().println("The same command continues.");
                return ExitCode.STOPPED;
            }
            boolean better = comparison
                    .standings()
                    .test()
                    .filter(ended -> ended.decision() == Sprt.Decision.H1)
                    .isPresent();
            host.out()
                    .println(
                            better
                                    ? advice(bot, course)
                                    : "Leave " + bot.name() + " as it is, or tune with more --games.");
            return ExitCode.FINE;
        }
    }

    private static String advice(BotEntry bot, TuneCourse course) {
        String where = bot.fileLine().map(line -> " (" + line.words() + ")").orElse("");
        return "Write into the section of " + bot.name() + where + ":\n"
                + IntStream.range(0, course.parameters().size())
                        .mapToObj(at -> "  env." + course.parameters().get(at).name() + " = "
                                + course.tuned().get(at))
                        .collect(Collectors.joining("\n"));
    }

    /** A display of the present values. */
    private final class TuneShow extends SeriesShow<TuneSession.TuneGame, TuneStep, TuneCourse> {
        private final int games;
        private final BotEntry bot;

        TuneShow(int games, BotEntry bot) {
            super(host);
            this.games = games;
            this.bot = bot;
        }

        @Override
        public void begins(Stoppable series, TuneCourse course) {
            host.out()
                    .println(bot.name() + ", " + game.definition().info().title() + ": "
                            + course.parameters().stream()
                                    .map(TuneParameter::words)
                                    .collect(Collectors.joining(", ")));
            if (course.games() > 0) {
                host.err().println(course.games() + " games were played before and are included; --fresh starts over.");
            }
            super.begins(series, course);
        }

        @Override
        int games(TuneCourse course) {
            return games;
        }

        @Override
        int ended(TuneCourse course) {
            return course.games();
        }

        @Override
        String brief(TuneCourse course) {
            List<String> now = course.values().get(course.values().size() - 1);
            return IntStream.range(0, now.size())
                    .mapToObj(at -> course.parameters().get(at).name() + " " + now.get(at))
                    .collect(Collectors.joining(", "));
        }
    }
}
