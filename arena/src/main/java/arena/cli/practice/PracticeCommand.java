package arena.cli.practice;

import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.play.SeatChoice;
import arena.app.play.SeatReader;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.cli.host.ExitCode;
import arena.cli.host.Host;
import arena.cli.show.ShowOptions;
import arena.cli.stage.MatchOptions;
import arena.config.Configuration;
import arena.config.PracticeSettings;
import arena.game.GameInfo;
import arena.practice.Climb;
import arena.practice.Progress;
import arena.practice.ProgressException;
import arena.practice.ProgressFile;
import arena.practice.Rules;
import arena.record.RecordShelf;
import arena.superbot.SuperBots;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena practice}: a team's bot against the highest level of the super bot that it has unlocked. */
@Command(
        name = "practice",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Plays a team's bot against the highest level of the super bot that is open to it. A win opens the next level.",
            "The team's seat goes round from match to match, so nobody is always second. A match that is broken off counts"
                    + " for nothing, and a loss closes nothing."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  arena practice MyTeam",
            "  arena practice MyTeam --matches 10 --quiet",
            "  arena practice MyTeam --level 2     a level that is open",
            "  arena practice MyTeam --status      the ladder, without a match",
            "  arena practice folder:MyTeam        somebody else starts the bot",
            "",
            "Exit codes: as for \"arena play\". A lost match is 0 too."
        })
public final class PracticeCommand implements Callable<Integer> {

    private static final int MOST_MATCHES = 10_000;

    @Parameters(
            index = "0",
            paramLabel = "NAME",
            description = "The name of a [bot NAME] section, or folder:TEAM for a bot that somebody else starts.")
    private String name = "";

    @Option(names = "--level", paramLabel = "N", description = "Plays this level, which must be open.")
    private Optional<Integer> level = Optional.empty();

    @Option(
            names = "--matches",
            paramLabel = "K",
            description = "How many matches, each against the level that is then the highest open one."
                    + " Default: ${DEFAULT-VALUE}.")
    private int matches = 1;

    @Option(names = "--status", description = "Shows the ladder and plays nothing.")
    private boolean status;

    @Mixin
    private MatchOptions match = new MatchOptions();

    @Mixin
    private ShowOptions show = new ShowOptions();

    private final Host host;
    private final ServicesFactory factory;

    public PracticeCommand(Host host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        Configuration configuration = match.configuration(host);
        GameInfo game = match.game().box().info();
        SeatChoice team = new SeatReader(configuration, game).team(name);
        List<SuperBots.LevelInfo> levels = SuperBots.levels(game.id());
        if (levels.isEmpty()) {
            throw RequestFailure.usage(game.title() + " has no super bot, so there is no ladder to climb.");
        }
        PracticeSettings settings = configuration.practice();
        ProgressFile file = ProgressFile.of(settings.folder(), game.id(), team.name(), levels.size());
        RecordShelf shelf = new RecordShelf(match.records(host, configuration));
        Climb climb = climb(file, shelf, new Rules(levels.size(), settings.winsToUnlock(), settings.ladder()));
        PracticeWords words = new PracticeWords(new PracticeWords.Team(name, team.name()), game, levels);
        if (status) {
            words.table(climb).forEach(host.out()::println);
            return ExitCode.FINE;
        }
        checkOptions(climb, words);
        PracticeRun run = new PracticeRun(host, new PracticeRun.Options(match, show, level), team, words);
        return StopSignal.guarding(() -> {
            try (Services services =
                    factory.open(configuration, match.field(host, configuration), match.records(host, configuration))) {
                return run.play(services, file, climb, matches);
            }
        });
    }

    private Climb climb(ProgressFile file, RecordShelf shelf, Rules rules) {
        try {
            Progress progress = file.read();
            progress.remark().ifPresent(host.err()::println);
            new PracticeArrears(file, shelf).settle(progress.open()).forEach(host.err()::println);
            return new Climb(rules, file.read().attempts());
        } catch (ProgressException nonsense) {
            throw RequestFailure.usage(nonsense.words());
        }
    }

    private void checkOptions(Climb climb, PracticeWords words) {
        show.check();
        match.game().seats(1);
        if (matches < 1 || matches > MOST_MATCHES) {
            throw RequestFailure.usage(
                    "--matches is how many are played, from 1 to " + MOST_MATCHES + ", not " + matches + ".");
        }
        level.flatMap(wanted -> words.refusal(climb, wanted, host.program())).ifPresent(sentence -> {
            throw RequestFailure.usage(sentence);
        });
    }
}
