package arena.cli.errors;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.errors.ErrorsHistory;
import arena.app.errors.ErrorsMatch;
import arena.app.play.SeatReader;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.JsonLinesOption;
import arena.cli.host.RecordOptions;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.faults.Fault;
import arena.match.Event;
import arena.record.Printable;
import arena.text.Lines;
import java.util.ArrayList;
import java.util.List;
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
            "  arena errors MyTeam --game GAME"
        })
public final class ErrorsCommand implements Runnable {

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
        String team = SeatReader.recordedName(name);
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
        if (history.withFaults().isEmpty()) {
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
        for (ErrorsMatch match : history.withFaults()) {
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

    /** The faults of one match as text for the author of a bot, with all details. */
    private static final class ErrorsText {

        private static final int LONGEST_LINE = 200;
        private static final int MOST_NEWS = 40;
        private static final int MOST_ANSWER_LINES = 20;
        private static final int MOST_ERROR_LINES = 10;
        private static final String INDENT = "    ";

        private final String program;
        private final boolean full;
        private final boolean usualShelf;

        /**
         * Creates a text for the terminal.
         *
         * @param program how the arena is called here
         * @param full whether whole inputs are shown
         * @param usualShelf whether the records are in the configured folder, so that commands need no path
         */
        ErrorsText(String program, boolean full, boolean usualShelf) {
            this.program = program;
            this.full = full;
            this.usualShelf = usualShelf;
        }

        /** Returns the lines: the match, then its errors, the last one first. */
        List<String> lines(ErrorsMatch match) {
            List<String> lines = new ArrayList<>();
            lines.add(Printable.of(match.began().matchId()));
            int shown = 0;
            for (Fault fault : match.faults()) {
                fault.lines().forEach(line -> lines.add("  " + line));
                if (fault.kind() == Fault.Kind.PRINTED_ERRORS) {
                    // This fault belongs to no turn, and its lines already show the error stream.
                    shown++;
                    continue;
                }
                input(match, fault.spot()).forEach(line -> lines.add(INDENT + line));
                answer(match, fault.spot()).forEach(line -> lines.add(INDENT + line));
                if (shown++ == 0 && fault.kind() != Fault.Kind.LEFT) {
                    match.ended(fault.spot().seat()).ifPresent(ended -> lines.addAll(errorStream(ended)));
                }
                see(match, fault.spot()).forEach(line -> lines.add(INDENT + line));
            }
            return lines;
        }

        private List<String> input(ErrorsMatch match, Fault.FaultPosition spot) {
            Optional<Event.Prompted> asked = match.prompt(spot.seat(), spot.turn());
            if (asked.isEmpty()) {
                return List.of("the arena had not sent a prompt yet");
            }
            List<String> input = asked.get().text().lines().toList();
            Optional<Event.Prompted> before = full ? Optional.empty() : match.prompt(spot.seat(), spot.turn() - 1);
            String file = "input_" + spot.turn() + ".txt";
            if (before.isEmpty()) {
                return quoted(file + ":", input, Integer.MAX_VALUE);
            }
            List<String> news =
                    ErrorsMatch.changedLines(before.get().text().lines().toList(), input);
            return quoted(file + ", new since input_" + (spot.turn() - 1) + ".txt:", news, MOST_NEWS);
        }

        private static List<String> answer(ErrorsMatch match, Fault.FaultPosition spot) {
            String file = "output_" + spot.turn() + ".txt";
            Optional<byte[]> answer = match.answer(spot.seat(), spot.turn());
            if (answer.isEmpty() || spot.turn() == 0) {
                return List.of();
            }
            return quoted(
                    file + " (" + answer.get().length + (answer.get().length == 1 ? " byte):" : " bytes):"),
                    Lines.split(Lines.decode(answer.get())),
                    MOST_ANSWER_LINES);
        }

        private static List<String> errorStream(Event.ProcessEnded ended) {
            List<String> errors = ended.lastErrorLines();
            if (errors.isEmpty()) {
                return List.of();
            }
            List<String> end = errors.subList(Math.max(0, errors.size() - MOST_ERROR_LINES), errors.size());
            List<String> lines = new ArrayList<>();
            quoted("the end of its error stream:", end, MOST_ERROR_LINES).forEach(line -> lines.add(INDENT + line));
            if (!ended.log().isEmpty()) {
                lines.add(INDENT + "all it printed: " + Printable.of(ended.log()));
            }
            return lines;
        }

        private static List<String> quoted(String title, List<String> lines, int most) {
            List<String> quoted = new ArrayList<>(List.of(title));
            lines.stream()
                    .limit(most)
                    .map(line -> "| " + Printable.of(line, LONGEST_LINE))
                    .forEach(quoted::add);
            if (lines.size() > most) {
                quoted.add("| ... and " + (lines.size() - most) + " more lines");
            }
            return quoted;
        }

        /** Returns the commands that show a turn and play it again; a bot that was never asked has none. */
        private List<String> see(ErrorsMatch match, Fault.FaultPosition spot) {
            String record = NameLookup.shell(
                    usualShelf ? match.began().matchId() : match.record().file().toString());
            if (spot.turn() == 0) {
                return List.of("show it: " + program + " replay " + record + " --as " + spot.seat());
            }
            return List.of(
                    "show it: " + program + " replay " + record + " --as " + spot.seat() + " --turn " + spot.turn(),
                    "ask again: " + program + " again " + record + " --seat " + spot.seat() + " --turn " + spot.turn());
        }
    }
}
