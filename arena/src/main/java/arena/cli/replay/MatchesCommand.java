package arena.cli.replay;

import arena.app.RequestFailure;
import arena.cli.host.Host;
import arena.cli.host.RecordOptions;
import arena.cli.show.MatchesTable;
import arena.record.Printable;
import arena.record.RecordShelf;
import arena.record.Summary;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** {@code arena matches}: lists the recorded matches, newest first. */
@Command(
        name = "matches",
        mixinStandardHelpOptions = true,
        description = {
            "Lists the recorded matches, newest first: name, winner, reason, moves, time, and who made how many faults.",
            "A fault is an answer that broke a rule, or none in time. Where a line has no room for all of it, there are two."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  arena matches                       the last 20",
            "  arena matches --last 3",
            "  arena matches MyTeam                the last 20 of one team",
            "  arena matches --all --json          all of them, one JSON object a line",
            "  arena replay last                   see the newest of them again"
        })
public final class MatchesCommand implements Runnable {

    private static final double NANOS_PER_MILLI = 1e6;

    @Parameters(arity = "0..1", paramLabel = "TEAM", description = "Only the matches of this team.")
    private Optional<String> team = Optional.empty();

    @Option(
            names = "--last",
            paramLabel = "N",
            defaultValue = "20",
            description = "How many; 20 unless told otherwise.")
    private int last;

    @Option(names = "--all", description = "All of them.")
    private boolean all;

    @Option(names = "--json", description = "One JSON object a line, for programs.")
    private boolean json;

    @Mixin
    private RecordOptions records = new RecordOptions();

    private final Host host;

    public MatchesCommand(Host host) {
        this.host = host;
    }

    @Override
    public void run() {
        if (last < 1) {
            throw RequestFailure.usage("--last is how many matches are listed, 1 or more, not " + last + ".");
        }
        RecordShelf shelf = records.shelf(host);
        List<Path> files = shelf.files();
        List<Summary> found = files.stream()
                .map(shelf::summary)
                .filter(records::isOfGame)
                .filter(summary -> team.isEmpty() || hasPlayed(summary))
                .limit(all ? files.size() : last + 1L)
                .toList();
        List<Summary> shown = all ? found : found.subList(0, Math.min(found.size(), last));
        if (json) {
            shown.forEach(summary -> host.out().println(object(summary)));
        } else if (files.isEmpty()) {
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
            more(found.size() - shown.size(), files.size());
        }
    }

    private boolean hasPlayed(Summary summary) {
        return summary.names().stream().anyMatch(name -> name.equalsIgnoreCase(team.orElse("")));
    }

    private void more(int hidden, int files) {
        if (hidden > 0) {
            host.err().println((team.isEmpty() ? files - last + " more" : "There are more") + "; --all lists them.");
        }
    }

    private static String object(Summary summary) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            json.writeStringProperty("match", summary.matchId());
            summary.began().ifPresent(began -> {
                json.writeStringProperty("game", began.gameId());
                json.writeNumberProperty("seed", began.seed());
                json.writeNumberProperty("epochMillis", began.epochMillis());
            });
            writeTexts(json, "seats", summary.names());
            writeTexts(json, "winners", summary.winners());
            writeEnd(json, summary);
            json.writeArrayPropertyStart("faults");
            summary.faults().forEach(json::writeNumber);
            json.writeEndArray();
            json.writeStringProperty("record", summary.file().toString());
            summary.remark().ifPresent(words -> json.writeStringProperty("remark", words));
            json.writeEndObject();
        }
        return text.toString();
    }

    private static void writeEnd(JsonGenerator json, Summary summary) {
        json.writeBooleanProperty("over", summary.end().isPresent());
        summary.end().ifPresent(end -> json.writeStringProperty("reason", MatchesTable.reason(summary)));
        summary.verdict().ifPresent(ended -> json.writeNumberProperty("moves", ended.moves()));
        summary.durationNanos()
                .ifPresent(nanos -> json.writeNumberProperty("millis", Math.round(nanos / NANOS_PER_MILLI)));
    }

    private static void writeTexts(JsonGenerator json, String key, List<String> texts) {
        json.writeArrayPropertyStart(key);
        texts.forEach(json::writeString);
        json.writeEndArray();
    }
}
