package arena.cli.errors;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.errors.ErrorsHistory;
import arena.app.errors.ErrorsMatch;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.JsonLinesOption;
import arena.cli.host.RecordOptions;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.record.Printable;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena errors}: the faults of a bot since its last change. */
@Command(
        name = "errors",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Lists the faults of a bot since its last change, newest first: the code and its meaning, the new"
                    + " part of the input, the answer, the end of the error stream, and the command that shows"
                    + " the turn.",
            "A bot has changed if its command or the SHA-256 of one of its files has changed. Several faults of"
                    + " one kind in a match are listed once."
        },
        footer = {
            "  arena errors MyTeam",
            "  arena errors MyTeam --full          with the whole input of each fault",
            "  arena errors MyTeam --all           also faults from before its last change",
            "  arena errors MyTeam --all --json    one JSON object for each fault",
            "  arena errors MyTeam --game asterobots"
        })
public final class ErrorsCommand implements Runnable {

    private static final String FOLDER = "folder:";

    @Parameters(index = "0", paramLabel = "NAME", description = "The name of the bot or of its team.")
    private String name = "";

    @Option(names = "--all", description = "Lists all faults, also those from before the last change of the bot.")
    private boolean all;

    @Option(names = "--last", paramLabel = "N", description = "The number of faults. Default: ${DEFAULT-VALUE}.")
    private int last = 10;

    @Option(names = "--full", description = "Shows the whole input, not only the new part.")
    private boolean full;

    @Mixin
    private JsonLinesOption json = new JsonLinesOption();

    @Mixin
    private RecordOptions records = new RecordOptions();

    private final CommandEnvironment host;

    public ErrorsCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public void run() {
        if (last < 1) {
            throw RequestFailure.usage("--last is the number of faults to list, 1 or more, not " + last + ".");
        }
        String team = name.regionMatches(true, 0, FOLDER, 0, FOLDER.length()) ? name.substring(FOLDER.length()) : name;
        Configuration configuration = records.configuration(host);
        ErrorsHistory history = new ErrorsHistory(records.shelf(host), team)
                .read(all, all ? Integer.MAX_VALUE : last + 1, records::isOfGame);
        if (history.matches() == 0) {
            host.err()
                    .println("No record in " + records.directory(host) + " is of a match of \"" + Printable.of(team)
                            + "\"; a bot of config.ini plays one with `" + host.program() + " practice "
                            + NameLookup.shell(name) + records.gameWords() + "`.");
            return;
        }
        Optional<BotEntry> bot = configuration.botNames().stream()
                .filter(team::equalsIgnoreCase)
                .findFirst()
                .flatMap(configuration::bot);
        String shown = Printable.of(bot.map(BotEntry::name).orElse(team));
        if (bot.filter(own -> history.isOlderThan(own, configuration, host.home()))
                .isPresent()) {
            warn(history, shown);
        }
        if (history.troubled().isEmpty()) {
            host.err().println(nothing(history, shown));
        } else {
            print(history, records.directory(host).equals(configuration.field().records()));
        }
    }

    private void warn(ErrorsHistory history, String team) {
        host.err()
                .println(team + " was changed after its last match, " + Printable.of(history.newestMatch())
                        + ": this list is older than the change"
                        + (all ? "." : ", and --all shows still older faults."));
    }

    private void print(ErrorsHistory history, boolean usual) {
        ErrorsText text = new ErrorsText(host.program(), full, usual);
        int rest = all ? Integer.MAX_VALUE : last;
        for (ErrorsMatch match : history.troubled()) {
            ErrorsMatch shown = match.last(rest);
            rest -= shown.faults().size();
            (json.isGiven() ? shown.json() : text.lines(shown)).forEach(host.out()::println);
        }
        if (history.errors() > last && !all) {
            host.err().println("There are more faults; --last " + 10 * last + " shows more, --all shows all.");
        } else if (history.hasOlder() && !all) {
            host.err().println("These are all faults since its last change; --all shows older ones.");
        }
    }

    private String nothing(ErrorsHistory history, String team) {
        String matches = history.matches() == 1 ? "1 match" : history.matches() + " matches";
        if (all) {
            return "No faults of " + team + " in " + matches + ".";
        }
        return "No faults of " + team + " since its last change, in " + matches + "."
                + (history.hasOlder() ? " --all shows older ones." : "");
    }
}
