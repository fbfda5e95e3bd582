package arena.cli.check;

import arena.cli.host.CommandFailure;
import arena.cli.host.ConfigOption;
import arena.cli.host.Host;
import arena.cli.host.StopSignal;
import arena.cli.host.Words;
import arena.cli.stage.Remedies;
import arena.cli.stage.SeatReader;
import arena.cli.stage.Stage;
import arena.cli.stage.Stages;
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
    private final Stages stages;

    public CheckCommand(Host host, Stages stages) {
        this.host = host;
        this.stages = stages;
    }

    @Override
    public Integer call() {
        GameBox<?, ?, ?> box = Words.game(game);
        Configuration configuration = config.read(host);
        BotEntry bot = configuration
                .bot(name)
                .orElseThrow(() -> CommandFailure.usage(SeatReader.unknownBot(configuration, name)));
        Path folder = field.map(host::resolve).orElse(configuration.field().folder());
        Path shelf = records.map(host::resolve)
                .orElse(configuration.field().records())
                .resolve(SHELF);
        return StopSignal.guarding(() -> {
            try (Stage stage = stages.open(configuration.withFarewell(FAREWELL), folder, shelf)) {
                List<String> findings = unstartable(stage, bot);
                findings = findings.isEmpty() ? played(stage, bot, box) : findings;
                return conclude(thorough && findings.isEmpty() ? treated(stage, bot, box) : findings);
            }
        });
    }

    /** Returns what keeps the bot from being started; nothing is started for that. */
    private List<String> unstartable(Stage stage, BotEntry bot) {
        try {
            List<String> problems = new ArrayList<>(Remedies.problems(bot, stage.spec(bot, name)));
            if (!problems.isEmpty()) {
                problems.add("The command stands in " + config.file(host) + ", line " + bot.line() + ".");
            }
            return problems;
        } catch (FieldException unusable) {
            return List.of(String.valueOf(unusable.getMessage()));
        }
    }

    private List<String> played(Stage stage, BotEntry bot, GameBox<?, ?, ?> box) {
        host.err().println(stage.launcher().brief());
        Examination examination =
                new Examination(box, stage.configuration().exchange().settle());
        CheckRun run = new CheckRun(host, stage, box, examination);
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

    private List<String> treated(Stage stage, BotEntry bot, GameBox<?, ?, ?> box) {
        return new ThoroughCheck(host, stage, box).findings(bot);
    }

    private int conclude(List<String> findings) {
        findings.stream().map(Printable::of).forEach(host.out()::println);
        if (findings.isEmpty()) {
            host.out().println(name + " is fit to play.");
            return CommandFailure.FINE;
        }
        host.out().println(name + " is not fit to play yet.");
        return CommandFailure.FAILED;
    }
}
