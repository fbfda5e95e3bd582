package arena.cli;

import arena.match.Event;
import arena.record.Printable;
import arena.record.RecordShelf;
import arena.record.Summary;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** {@code arena matches}: lists the recorded matches, newest first. */
@Command(
        name = "matches",
        mixinStandardHelpOptions = true,
        description =
                "Lists the recorded matches, newest first: name, winner, reason, moves, time, and the faults of each seat.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  arena matches                       the last 20",
            "  arena matches --last 3",
            "  arena matches --all --json          all of them, one JSON object a line",
            "  arena replay last                   see the newest of them again"
        })
final class MatchesCommand implements Runnable {

    private static final double NANOS_PER_MILLI = 1e6;

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

    MatchesCommand(Host host) {
        this.host = host;
    }

    @Override
    public void run() {
        if (last < 1) {
            throw CommandFailure.usage("--last is how many matches are listed, 1 or more, not " + last + ".");
        }
        RecordShelf shelf = records.shelf(host);
        List<Path> files = shelf.files();
        List<Summary> summaries = files.stream()
                .limit(all ? files.size() : last)
                .map(shelf::summary)
                .toList();
        if (json) {
            summaries.forEach(summary -> host.out().println(object(summary)));
        } else {
            list(summaries, files.size());
        }
    }

    private void list(List<Summary> summaries, int total) {
        if (total == 0) {
            host.err().println("There is no record in " + records.directory(host) + " yet; `arena play` makes one.");
            return;
        }
        int nameWidth = width(summaries.stream().map(Summary::matchId).toList());
        int winnerWidth = width(summaries.stream().map(MatchesCommand::winner).toList());
        for (Summary summary : summaries) {
            host.out()
                    .println(pad(summary.matchId(), nameWidth) + "  " + pad(winner(summary), winnerWidth) + "  "
                            + end(summary));
        }
        if (total > summaries.size()) {
            host.err().println(total - summaries.size() + " more; --all lists them.");
        }
    }

    private static int width(List<String> texts) {
        return texts.stream()
                .mapToInt(text -> Printable.of(text).length())
                .max()
                .orElse(0);
    }

    private static String pad(String text, int width) {
        String shown = Printable.of(text);
        return shown + " ".repeat(Math.max(0, width - shown.length()));
    }

    private static String winner(Summary summary) {
        return summary.winners().isEmpty() ? "-" : String.join(", ", summary.winners());
    }

    private static String end(Summary summary) {
        String remark =
                summary.remark().map(words -> "  (" + Printable.of(words) + ")").orElse("");
        if (summary.end().isEmpty()) {
            return "no end" + faults(summary) + remark;
        }
        return Printable.of(reason(summary))
                + summary.verdict()
                        .map(ended -> ", " + ended.moves() + " moves")
                        .orElse("")
                + summary.durationNanos().map(nanos -> ", " + duration(nanos)).orElse("")
                + faults(summary)
                + remark;
    }

    private static String reason(Summary summary) {
        return summary.end()
                .map(end -> end instanceof Event.Ended ended
                        ? ended.reason()
                        : end instanceof Event.BrokenOff broken ? "broken off: " + broken.words() : "")
                .orElse("");
    }

    private static String duration(long nanos) {
        double millis = nanos / NANOS_PER_MILLI;
        return millis < 1000
                ? String.format(Locale.ROOT, "%.0f ms", millis)
                : String.format(Locale.ROOT, "%.1f s", millis / 1000);
    }

    private static String faults(Summary summary) {
        return summary.faults().stream().allMatch(count -> count == 0)
                ? ""
                : ", faults " + summary.faults().stream().map(String::valueOf).collect(Collectors.joining(":"));
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
        summary.end().ifPresent(end -> json.writeStringProperty("reason", reason(summary)));
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
