package arena.cli.replay;

import arena.app.RequestFailure;
import arena.app.replay.RecordedMatches;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.JsonLinesOption;
import arena.cli.host.RecordOptions;
import arena.cli.show.MatchesTable;
import arena.record.MatchSummary;
import arena.record.Printable;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena matches}: lists the recorded matches, newest first. */
@Command(
        name = "matches",
        mixinStandardHelpOptions = true,
        description = {
            "Lists the recorded matches, newest first: name, winner, reason, moves, time, and the faults of"
                    + " each bot.",
            "A fault is an answer that broke a rule or did not come in time. If one line is too short, a match"
                    + " has two."
        },
        footer = {
            "  arena matches                       the last 20",
            "  arena matches --last 3",
            "  arena matches MyTeam                the last 20 of one team",
            "  arena matches --all --json          all matches, one JSON object on each line",
            "  arena replay last                   show the newest match again"
        })
public final class MatchesCommand implements Runnable {

    @Parameters(arity = "0..1", paramLabel = "TEAM", description = "Only matches of this team.")
    private Optional<String> team = Optional.empty();

    @Option(
            names = "--last",
            paramLabel = "N",
            defaultValue = "20",
            description = "The number of matches. Default: 20.")
    private int last;

    @Option(names = "--all", description = "Lists all matches.")
    private boolean all;

    @Mixin
    private JsonLinesOption json = new JsonLinesOption();

    @Mixin
    private RecordOptions records = new RecordOptions();

    private final CommandEnvironment host;

    public MatchesCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public void run() {
        if (last < 1) {
            throw RequestFailure.usage("--last is the number of matches to list, 1 or more, not " + last + ".");
        }
        RecordedMatches found =
                RecordedMatches.find(records.shelf(host), records::isOfGame, team, all ? Integer.MAX_VALUE : last);
        List<MatchSummary> shown = found.matches();
        if (json.isGiven()) {
            shown.forEach(summary -> host.out().println(RecordedMatches.json(summary)));
        } else if (found.records() == 0) {
            host.err()
                    .println("There is no record in " + records.directory(host) + " yet; `" + host.program()
                            + " play` makes one.");
        } else if (shown.isEmpty()) {
            host.err()
                    .println("No record in " + records.directory(host) + " is of a match of \""
                            + Printable.of(team.orElse("")) + "\".");
        } else {
            new MatchesTable(shown, host.terminal() ? MatchesTable.terminalWidth() : Integer.MAX_VALUE)
                    .lines()
                    .forEach(host.out()::println);
            more(found);
        }
    }

    private void more(RecordedMatches found) {
        if (found.hasMore()) {
            host.err()
                    .println((team.isEmpty() ? found.records() - last + " more" : "There are more")
                            + "; --all lists them.");
        }
    }
}
