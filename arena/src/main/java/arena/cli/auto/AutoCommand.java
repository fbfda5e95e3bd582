package arena.cli.auto;

import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.auto.AutoPlan;
import arena.app.auto.AutoProgress;
import arena.app.auto.AutoScores;
import arena.app.auto.AutoSeries;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchTemplate;
import arena.app.play.SeatChoice;
import arena.app.play.SeatReader;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.cli.match.Announcement;
import arena.cli.match.MatchOptions;
import arena.config.Configuration;
import arena.game.GameInfo;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena auto}: plays games at full speed and writes the scores as XML. */
@Command(
        name = "auto",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        customSynopsis = {"arena auto [OPTIONS] GAMES RESULT.xml NAME...", "arena auto --test [OPTIONS] NAME"},
        description = {
            "Plays games at full speed and writes the scores as XML, as the server of the 2014 contest did.",
            "The series begins when all named players are ready; superbot:1 fills the remaining seats. The"
                    + " seats rotate by one from game to game, so that each player sits first in turn."
                    + " RESULT.xml is written after each game: a line <player"
                    + " name=\"NAME\">SCORE;SCORE;...</player> for each player. The same command continues a"
                    + " series that was killed or stopped."
        },
        footer = {
            "  arena auto 10 scores.xml JavaBot folder:MyTeam",
            "  arena auto 10 scores.xml --game GAME MyBot superbot:2 superbot:3",
            "  arena auto --test folder:MyTeam     wait until the bot has answered once",
            "  arena check MyTeam                  a full check of a bot of config.ini",
            "",
            "Exit codes: 0 all games were played, or the bot has answered; 1 a named player",
            "was not ready for the first game or cannot be started; 2 the command line",
            "or config.ini cannot be used; 3 the machine failed; 130 stopped by Ctrl-C."
        })
public final class AutoCommand implements Callable<Integer> {

    private static final int MOST_GAMES = 100_000;

    @Option(
            names = "--test",
            description =
                    "Waits for one bot, sends it one prompt, and reports whether it" + " answered; writes no scores.")
    private boolean test;

    @Option(names = "--fresh", description = "Starts over, even if a series with this RESULT.xml is unfinished.")
    private boolean fresh;

    @Parameters(
            arity = "1..*",
            paramLabel = "WORD",
            description = {
                "GAMES: the number of games.",
                "RESULT.xml: the file for the scores.",
                "NAME: a [bot NAME] section (started by the arena), superbot:LEVEL, or folder:TEAM (a bot that"
                        + " is started elsewhere)."
            })
    private List<String> words = List.of();

    @Mixin
    private MatchOptions match = new MatchOptions();

    private final CommandEnvironment host;
    private final ServicesFactory factory;

    public AutoCommand(CommandEnvironment host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        Configuration configuration = match.configuration(host);
        return test ? test(configuration) : series(configuration);
    }

    private int test(Configuration configuration) {
        if (words.size() != 1) {
            throw RequestFailure.usage("--test takes one NAME, not \"" + String.join(" ", words) + "\".");
        }
        AutoPlan plan = plan(configuration, 1, words);
        MatchTemplate template = match.template(configuration);
        plan.request(template, 1);
        return played(configuration, services -> {
            new AutoSeries(services, plan).test(template, shown(plan));
            host.out().println(plan.names().get(0) + " is ready and has answered its first prompt.");
            return ExitCode.FINE;
        });
    }

    private int series(Configuration configuration) {
        if (words.size() < 3) {
            throw RequestFailure.usage("arena auto needs GAMES, RESULT.xml and at least one NAME, such as:"
                    + " arena auto 10"
                    + " scores.xml JavaBot folder:MyTeam");
        }
        AutoPlan asked = plan(configuration, games(words.get(0)), words.subList(2, words.size()));
        Path file = result(words.get(1));
        MatchTemplate template = match.template(configuration);
        asked.request(template, 1);
        try (AutoProgress progress = AutoProgress.open(file, fresh)) {
            AutoPlan plan = progress.continued(asked, template, match.game().givenSeed());
            AutoScores scores = new AutoScores(template.game().info(), file, plan.names());
            return played(configuration, services -> {
                if (!new AutoSeries(services, plan).play(template, scores, progress, shown(plan))) {
                    return ExitCode.STOPPED;
                }
                host.out().println("Totals: " + scores.totals());
                host.out().println("Scores: " + scores.file());
                return ExitCode.FINE;
            });
        }
    }

    private AutoSeries.Listener shown(AutoPlan plan) {
        return new AutoSeries.Listener() {
            @Override
            public void goesOn(int first) {
                host.out()
                        .println("The series continues: " + (first - 1) + " of " + plan.games() + " games are"
                                + " played.");
            }

            @Override
            public void begins(Services services, MatchRequest first) {
                new Announcement(host, services, first).remarks(false);
            }

            @Override
            public void played(int number, MatchOutcome outcome) {
                host.out().println("Game " + number + " of " + plan.games() + ": " + outcome.verdict());
            }
        };
    }

    private int played(Configuration configuration, Function<Services, Integer> work) {
        Path field = match.field(host, configuration);
        Path records = match.records(host, configuration);
        return StopSignal.guarding(() -> {
            try (Services services = factory.open(configuration, field, records)) {
                return work.apply(services);
            }
        });
    }

    private AutoPlan plan(Configuration configuration, int games, List<String> names) {
        GameInfo info = match.game().follow(configuration, names).info();
        List<SeatChoice> named = new SeatReader(configuration, info).readAny(names);
        int seats = match.game().seats(named.size());
        if (seats > info.mostSeats()) {
            throw RequestFailure.usage(
                    info.title() + " is played by " + info.seatRange() + ", not by " + named.size() + "; name fewer.");
        }
        return new AutoPlan(
                games, match.game().seed(), named.size(), SeatedPlayer.inOrder(SeatReader.filled(named, seats)));
    }

    private static int games(String word) {
        if (!word.matches("[0-9]{1,6}") || Integer.parseInt(word) < 1 || Integer.parseInt(word) > MOST_GAMES) {
            throw RequestFailure.usage("GAMES must be a number from 1 to " + MOST_GAMES + ", not \"" + word + "\".");
        }
        return Integer.parseInt(word);
    }

    private Path result(String word) {
        Path file = host.resolve(Path.of(word));
        Path folder = file.resolveSibling("");
        if (Files.isDirectory(file) || !Files.isDirectory(folder)) {
            throw RequestFailure.usage(
                    Files.isDirectory(file)
                            ? file + " is a folder; name a file for the scores, such as scores.xml."
                            : "There is no folder for the file " + file + "; create the folder, or name another"
                                    + " file.");
        }
        return file;
    }
}
