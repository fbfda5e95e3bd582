package arena.cli.check;

import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.Words;
import arena.app.play.Remedies;
import arena.app.play.SeatReader;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.cli.host.ConfigOption;
import arena.cli.host.ExitCode;
import arena.cli.host.Host;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.exchange.FieldException;
import arena.game.GameBox;
import arena.record.Printable;
import arena.superbot.SuperBots;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena check}: what an organiser runs on every entry, and a contestant before he hands it in. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Says what is wrong with a bot, one sentence each.",
            "It looks whether the folder is usable and the command exists, whether the bot becomes ready, and whether it plays"
                    + " a match against itself and one against the super bot without a wrong move and in time."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  arena check MyTeam",
            "  arena check MyTeam --field /srv/field",
            "  arena check MyTeam --thorough",
            "",
            "How closely bots are confined (\"confine\" in config.ini; see also \"network\", \"show\"):",
            "  bwrap      by bubblewrap: they see the system, their working folder and",
            "             their own team folder alone, and have no network; they end with",
            "             the match and with the arena, whatever they do",
            "  namespace  in a process space of their own; they end likewise, but read",
            "             what the arena's account may read, and have the network",
            "  leash      in a process group of their own; they end likewise unless they",
            "             take off the arena's marks on purpose; they see as much",
            "  none       not at all; they may stay behind",
            "The last three are for bots that you trust.",
            "",
            "What a bot may use: \"memory-bytes\", \"processes\", \"folder-bytes\" and",
            "\"processors\" in config.ini; whoever uses more has lost. Control groups of",
            "Linux hold it to that, each bot with a fair share of the processors, where",
            "the arena may make them (as root, in a delegated group, or by systemd).",
            "Elsewhere on Linux the arena looks every 50 ms and ends who uses more; on",
            "other systems there is no limit.",
            "",
            "Exit codes: 0 nothing is wrong, 1 something is, 2 there is no such bot or",
            "config.ini cannot be used, 3 the machine failed and nothing can be said."
        })
public final class CheckCommand implements Callable<Integer> {

    /** Time enough after a match to see whether a bot clears its folder for the next one. */
    private static final Duration FAREWELL = Duration.ofSeconds(1);

    /** The records of a check lie apart: they are in no list of matches, and {@code last} is still the last match. */
    private static final String SHELF = "check";

    @Parameters(index = "0", paramLabel = "NAME", description = "The bot's name, as in [bot NAME].")
    private String name = "";

    @Option(names = "--game", paramLabel = "GAME", description = "The game. Default: ${DEFAULT-VALUE}.")
    private String game = "chain-reaction";

    @Mixin
    private ConfigOption config = new ConfigOption();

    @Option(names = "--field", paramLabel = "DIR", description = "The folder that holds the team folders.")
    private Optional<Path> field = Optional.empty();

    @Option(names = "--records", paramLabel = "DIR", description = "The folder for the records.")
    private Optional<Path> records = Optional.empty();

    @Option(
            names = "--thorough",
            description = "Then plant troubles as well: late, half and odd files, early ends, lost folders.")
    private boolean thorough;

    private final Host host;
    private final ServicesFactory factory;

    public CheckCommand(Host host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        GameBox<?, ?, ?> box = Words.game(game);
        Configuration configuration = config.read(host);
        BotEntry bot = configuration
                .bot(name)
                .orElseThrow(() -> RequestFailure.usage(SeatReader.unknownBot(configuration, name)));
        Path folder = field.map(host::resolve).orElse(configuration.field().folder());
        Path shelf = records.map(host::resolve)
                .orElse(configuration.field().records())
                .resolve(SHELF);
        return StopSignal.guarding(() -> {
            try (Services services = factory.open(configuration.withFarewell(FAREWELL), folder, shelf)) {
                List<String> findings = unstartable(services, bot);
                findings = findings.isEmpty() ? played(services, bot, box) : findings;
                return conclude(thorough && findings.isEmpty() ? treated(services, bot, box) : findings);
            }
        });
    }

    /** Returns what keeps the bot from being started; nothing is started for that. */
    private List<String> unstartable(Services services, BotEntry bot) {
        try {
            List<String> problems = new ArrayList<>(Remedies.problems(bot, services.spec(bot, name)));
            if (!problems.isEmpty()) {
                problems.add("The command stands in " + config.file(host) + ", line " + bot.line() + ".");
            }
            return problems;
        } catch (FieldException unusable) {
            return List.of(String.valueOf(unusable.getMessage()));
        }
    }

    private List<String> played(Services services, BotEntry bot, GameBox<?, ?, ?> box) {
        host.err().println(services.launcher().brief());
        Examination examination =
                new Examination(box, services.configuration().exchange().settle());
        CheckRun run = new CheckRun(host, services, box, examination);
        run.againstItself(bot);
        if (examination.isFit() && !SuperBots.levels(box.info().id()).isEmpty()) {
            run.againstSuperBot(bot);
        }
        // A match that a fault has ended says nothing about how the bot leaves a match.
        Stream<String> leaving = examination.isFit() ? run.remarks().stream() : Stream.empty();
        Stream.of(examination.timing().stream(), examination.delay().stream(), leaving)
                .flatMap(lines -> lines)
                .forEach(words -> host.out().println("  " + Printable.of(words)));
        return examination.findings();
    }

    private List<String> treated(Services services, BotEntry bot, GameBox<?, ?, ?> box) {
        return new ThoroughCheck(host, services, box).findings(bot);
    }

    private int conclude(List<String> findings) {
        findings.stream().map(Printable::of).forEach(host.out()::println);
        if (findings.isEmpty()) {
            host.out().println(name + " is fit to play.");
            return ExitCode.FINE;
        }
        host.out().println(name + " is not fit to play yet.");
        return ExitCode.FAILED;
    }
}
