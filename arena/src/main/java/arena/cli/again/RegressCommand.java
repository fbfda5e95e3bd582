package arena.cli.again;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.play.ServicesFactory;
import arena.app.regress.RegressFile;
import arena.app.regress.RegressRun;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.cli.host.ExitCode;
import arena.cli.host.JsonOption;
import arena.cli.match.BotParameter;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.record.Printable;
import arena.regress.CaseResult;
import arena.regress.RegressionCase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena regress}: tries a bot in all positions that were kept beside it. */
@Command(
        name = "regress",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Checks a bot against all its regression cases, saved by `arena keep`; prints one line for each.",
            "Each case is a separate match, played again up to the bot's turn with its original time limits."
        },
        footer = {
            "  arena regress MyTeam",
            "  arena regress MyTeam --json           for a CI job",
            "  arena regress New --file ../old/regress.txt",
            "",
            "Exit codes: 0 all cases are ok, 1 a case failed or the bot cannot be started,",
            "2 the command line, config.ini or the file cannot be used, 3 the machine",
            "failed, 130 stopped by Ctrl-C."
        })
public final class RegressCommand implements Callable<Integer> {

    private static final int MOST_JOBS = 64;

    @Mixin
    private BotParameter named = new BotParameter();

    @Option(
            names = "--file",
            paramLabel = "FILE",
            description = "The file of the cases. Default: " + RegressFile.NAME + " in the bot's working folder.")
    private Optional<Path> file = Optional.empty();

    @Option(names = "--jobs", paramLabel = "N", description = "Number of cases at a time. Default: 2.")
    private int jobs = 2;

    @Mixin
    private JsonOption json = new JsonOption();

    @Mixin
    private ConfigOption config = new ConfigOption();

    private final CommandEnvironment host;
    private final ServicesFactory factory;

    public RegressCommand(CommandEnvironment host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        if (jobs < 1 || jobs > MOST_JOBS) {
            throw RequestFailure.usage("--jobs is from 1 to " + MOST_JOBS + ", not " + jobs + ".");
        }
        Configuration configuration = config.read(host);
        BotEntry bot = named.bot(configuration);
        RegressFile kept = RegressFile.of(file.map(host::resolve), Optional.of(bot));
        List<RegressionCase> cases = kept.read();
        if (cases.isEmpty()) {
            throw RequestFailure.usage("There is no regression case in " + kept.path() + " yet; `" + host.program()
                    + " keep MATCH --turn N --not ORDER` saves one.");
        }
        RegressRun run = new RegressRun(configuration, bot, kept);
        List<RegressRun.PlayableCase> trials = run.prepare(cases);
        List<RegressRun.TriedCase> tried = new ArrayList<>();
        StopSignal.guarding(() -> {
            run.play(trials, Math.min(jobs, trials.size()), factory, result -> {
                tried.add(result);
                result.unkept()
                        .ifPresent(why ->
                                host.err().println("The record of a failed case cannot be saved (" + why + ")."));
                if (!json.isGiven()) {
                    print(result, tried.size());
                }
            });
            return tried.size();
        });
        return conclude(new RegressRun.Result(named.name(), kept.path(), tried));
    }

    private void print(RegressRun.TriedCase tried, int number) {
        CaseResult result = tried.result();
        String head = String.format(Locale.ROOT, "%-6s %2d  ", result.isOk() ? "ok" : "FAILED", number)
                + Printable.of(result.tried().title());
        String answer = result.answer()
                .map(output -> "answered " + Printable.of(output.notation()))
                .orElse("");
        String failures = Printable.of(String.join("; ", result.failures()));
        String words = answer + (answer.isEmpty() || failures.isEmpty() ? "" : ": ") + failures;
        host.out().println(head + (words.isEmpty() ? "" : " - " + words));
        tried.record()
                .ifPresent(file -> host.out()
                        .println("           " + host.program() + " replay " + NameLookup.shell(file.toString())));
    }

    private int conclude(RegressRun.Result result) {
        int cases = result.all().size();
        host.out()
                .println(
                        json.isGiven()
                                ? result.json()
                                : cases
                                        + (cases == 1 ? " case, " : " cases, ")
                                        + (result.failed() == 0 ? "all ok." : result.failed() + " failed."));
        return result.failed() == 0 ? ExitCode.FINE : ExitCode.FAILED;
    }
}
