package arena.cli.check;

import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.check.BotCheck;
import arena.app.check.CheckListener;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.SeatReader;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.cli.host.ExitCode;
import arena.cli.host.FieldOption;
import arena.cli.match.BotParameter;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.game.GameDefinition;
import arena.match.MatchConclusion;
import arena.probe.ProbeReport;
import arena.record.Printable;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena check}: the check of a bot, for organisers, and for contestants before they hand it in. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Checks a bot and prints each problem in one sentence.",
            "The checks: the folder is usable, the command exists, the bot becomes ready, and it plays a match"
                    + " against itself and one against the super bot without a wrong move, in time, and without"
                    + " errors on its error stream."
        },
        footer = {
            "  arena check MyTeam",
            "  arena check MyTeam --field /srv/field",
            "  arena check MyTeam --thorough",
            "",
            "Confinement of bots (\"confine\" in config.ini; see also \"network\", \"show\"):",
            "  bwrap      by bubblewrap: a bot sees only the system, its working folder",
            "             and its team folder, and has no network; its processes always",
            "             end with the match and with the arena",
            "  namespace  in a process space of its own: its processes end in the same",
            "             way, but it can read what the arena's account may read, and use",
            "             the network",
            "  leash      in a process group of its own: its processes end in the same way",
            "             unless it removes the arena's marks on purpose; it can read and",
            "             use the same",
            "  none       no confinement: processes may stay behind",
            "Use the last three only for bots that you trust.",
            "",
            "Limits of a bot: \"memory-bytes\", \"processes\", \"folder-bytes\" and",
            "\"processors\" in config.ini; a bot that uses more loses. On Linux control",
            "groups enforce the limits and give each bot a fair share of the processors,",
            "if the arena may create them (as root, in a delegated group, or by systemd).",
            "Otherwise the arena checks every 50 ms and ends a bot that uses more; on",
            "other systems there are no limits.",
            "",
            "Exit codes: 0 no problem, 1 there is a problem, 2 there is no such bot or",
            "config.ini cannot be used, 3 the machine failed, so there is no result."
        })
public final class CheckCommand implements Callable<Integer> {

    /** The time after a match in which the check sees whether a bot clears its folder for the next one. */
    private static final Duration FAREWELL = Duration.ofSeconds(1);

    /**
     * The folder of the records of a check: apart, so that no list of matches has them and {@code last} is still the
     * last match.
     */
    private static final String SHELF = "check";

    @Mixin
    private BotParameter named = new BotParameter();

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "The game. Default: that of the bot, else the first game of `arena games`.")
    private Optional<String> game = Optional.empty();

    @Mixin
    private ConfigOption config = new ConfigOption();

    @Mixin
    private FieldOption field = new FieldOption();

    @Option(names = "--records", paramLabel = "DIR", description = "The folder for the records.")
    private Optional<Path> records = Optional.empty();

    @Option(
            names = "--thorough",
            description = "Also plants faults: late, incomplete and odd files, early ends, lost folders.")
    private boolean thorough;

    private final CommandEnvironment host;
    private final ServicesFactory factory;

    public CheckCommand(CommandEnvironment host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        Configuration configuration = config.read(host);
        GameDefinition<?, ?, ?> definition = SeatReader.game(configuration, game, List.of(named.name()));
        BotEntry bot = named.bot(configuration);
        SeatReader.misfit(bot, definition.info().id()).ifPresent(words -> {
            throw RequestFailure.usage(words);
        });
        Path folder = field.folder(host, configuration);
        Path shelf = records.map(host::resolve)
                .orElse(configuration.field().records())
                .resolve(SHELF);
        return StopSignal.guarding(() -> {
            try (Services services = factory.open(configuration.withFarewell(FAREWELL), folder, shelf)) {
                return conclude(new BotCheck(services, definition, bot, new Show(host)).findings(thorough));
            }
        });
    }

    private int conclude(List<String> findings) {
        findings.stream().map(Printable::of).forEach(host.out()::println);
        if (findings.isEmpty()) {
            host.out().println(named.name() + " is fit to play.");
            return ExitCode.FINE;
        }
        host.out().println(named.name() + " is not fit to play yet.");
        return ExitCode.FAILED;
    }

    /**
     * A display of the progress of a check; on a terminal the current step is printed in one line that is erased
     * afterwards.
     */
    private static final class Show implements CheckListener {

        private static final String WIPE = "\r\u001B[K";

        private final CommandEnvironment host;

        Show(CommandEnvironment host) {
            this.host = host;
        }

        @Override
        public void begins(Services services) {
            services.newConfinement().ifPresent(host.err()::println);
        }

        @Override
        public void playing(String opponent) {
            if (host.terminal()) {
                host.out().print("  playing against " + opponent + " ...");
                host.out().flush();
            } else {
                host.err().println("playing against " + opponent + " ...");
            }
        }

        @Override
        public void played(MatchRequest request, MatchOutcome outcome) {
            wipe();
            if (outcome.conclusion() instanceof MatchConclusion.Decided) {
                String seats = String.join(" against ", request.setup().names());
                host.out().println("  " + seats + ": " + outcome.verdict() + " Record: " + outcome.record());
            }
        }

        private void wipe() {
            if (host.terminal()) {
                host.screen().print(WIPE);
            }
        }

        @Override
        public void remarked(List<String> remarks) {
            remarks.forEach(words -> host.out().println("  " + Printable.of(words)));
        }

        @Override
        public void probing() {
            host.err().println("the protocol probe plants faults; this takes about a minute ...");
        }

        @Override
        public void planting(String fault) {
            if (host.terminal()) {
                host.screen().print(WIPE + "  planted fault: " + fault);
                host.screen().flush();
            }
        }

        @Override
        public void probed(ProbeReport report) {
            wipe();
            for (List<String> warning : report.warnings()) {
                warning.forEach(line ->
                        host.out().println((line.equals(warning.get(0)) ? "  WARNING: " : "  ") + Printable.of(line)));
            }
            if (!report.warnings().isEmpty()) {
                host.out()
                        .println("  The folder of this bot is on a local disk, where the arena's files appear"
                                + " complete: this matters only on a network share.");
            }
            if (report.isHealthy()) {
                host.out().println("  " + report.summary());
            }
        }
    }
}
