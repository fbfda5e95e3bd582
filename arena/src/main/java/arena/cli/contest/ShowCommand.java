package arena.cli.contest;

import arena.app.RequestFailure;
import arena.app.contest.OpenContest;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.JsonOption;
import arena.cli.show.MatchesTable;
import arena.report.ContestAccount;
import arena.report.data.ContestDocument;
import arena.report.data.MatchFacts;
import arena.report.text.ContestText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code arena contest show}: the state of a contest. */
@Command(
        name = "show",
        mixinStandardHelpOptions = true,
        description = "Shows the state of the contest in the organiser's view, with results that are held back.",
        footer = {
            "  arena contest show cup.ini              overview: places, questions, waiting games",
            "  arena contest show cup.ini tables       all tables, with tie-breaks and chances",
            "  arena contest show cup.ini 1A           one section",
            "  arena contest show cup.ini schedule     games to be played, and byes",
            "  arena contest show cup.ini bracket | ratings | audit",
            "  arena contest show cup.ini --json       everything, as one JSON object"
        })
final class ShowCommand implements Runnable {

    private static final int USUAL_WIDTH = 100;

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "WHAT",
            description =
                    "tables, schedule, bracket, ratings, audit, or the name of a section. Default: an" + " overview.")
    private String what = "";

    @Mixin
    private JsonOption json = new JsonOption();

    private final CommandEnvironment host;

    ShowCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public void run() {
        try (OpenContest open = contest.open(host)) {
            if (json.isGiven()) {
                ContestAccount account = ContestAccount.of(open.situation());
                host.out().println(new ContestDocument(account, new MatchFacts(record -> true)).whole());
                return;
            }
            int width = host.terminal() ? MatchesTable.terminalWidth() - 1 : USUAL_WIDTH;
            ContestText text = new ContestText(ContestAccount.of(open.situation()), width);
            text.summary().forEach(host.out()::println);
            host.out().println("Digest: " + open.digest());
            host.out().println();
            lines(text).forEach(host.out()::println);
        }
    }

    private List<String> lines(ContestText text) {
        return switch (what.toLowerCase(Locale.ROOT)) {
            case "" -> blocks(List.of(text.placing(), text.questions(), text.halfAnswers(), text.waiting()));
            case "tables" -> text.tables();
            case "schedule" -> text.schedule();
            case "bracket" -> text.bracket();
            case "ratings" -> text.ratings();
            case "audit" -> text.auditTrail();
            default -> {
                List<String> table = text.table(what);
                if (table.isEmpty()) {
                    throw RequestFailure.usage("There is no section \"" + what
                            + "\"; name a section of the plan, or: tables, schedule, bracket, ratings, audit.");
                }
                yield table;
            }
        };
    }

    /** Returns some blocks one below the other, with an empty line between those that are not empty. */
    private static List<String> blocks(List<List<String>> blocks) {
        List<String> lines = new ArrayList<>();
        for (List<String> block : blocks) {
            if (!lines.isEmpty() && !block.isEmpty()) {
                lines.add("");
            }
            lines.addAll(block);
        }
        return lines;
    }
}
