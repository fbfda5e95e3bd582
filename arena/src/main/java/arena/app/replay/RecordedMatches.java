package arena.app.replay;

import arena.app.JsonText;
import arena.record.MatchSummary;
import arena.record.RecordFolder;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tools.jackson.core.JsonGenerator;

/**
 * Recorded matches, newest first.
 *
 * @param matches the selected ones
 * @param hasMore whether more match the selection than the limit allows
 * @param records the number of all records
 */
public record RecordedMatches(List<MatchSummary> matches, boolean hasMore, int records) {

    private static final double NANOS_PER_MILLI = 1e6;

    public RecordedMatches {
        matches = List.copyOf(matches);
    }

    /**
     * Finds matches.
     *
     * @param team only matches in which this team played, in any case
     * @param most the limit
     */
    public static RecordedMatches find(
            RecordFolder recordFolder, Predicate<MatchSummary> wanted, Optional<String> team, int most) {
        List<Path> files = recordFolder.files();
        List<MatchSummary> found = files.stream()
                .map(recordFolder::summary)
                .filter(wanted)
                .filter(summary -> team.isEmpty() || summary.names().stream().anyMatch(team.get()::equalsIgnoreCase))
                .limit(most + 1L)
                .toList();
        boolean hasMore = found.size() > most;
        return new RecordedMatches(hasMore ? found.subList(0, most) : found, hasMore, files.size());
    }

    /** Returns a match as one JSON object on one line. */
    public static String json(MatchSummary summary) {
        return JsonText.object(json -> {
            json.writeStringProperty("match", summary.matchId());
            summary.began().ifPresent(began -> {
                json.writeStringProperty("game", began.gameId());
                json.writeNumberProperty("seed", began.seed());
                json.writeNumberProperty("epochMillis", began.epochMillis());
            });
            JsonText.texts(json, "seats", summary.names());
            JsonText.texts(json, "winners", summary.winners());
            writeEnd(json, summary);
            json.writeArrayPropertyStart("faults");
            summary.faults().forEach(json::writeNumber);
            json.writeEndArray();
            json.writeStringProperty("record", summary.file().toString());
            summary.remark().ifPresent(words -> json.writeStringProperty("remark", words));
        });
    }

    private static void writeEnd(JsonGenerator json, MatchSummary summary) {
        json.writeBooleanProperty("over", summary.end().isPresent());
        summary.end().ifPresent(end -> json.writeStringProperty("reason", summary.reason()));
        summary.verdict().ifPresent(ended -> json.writeNumberProperty("moves", ended.moves()));
        summary.durationNanos()
                .ifPresent(nanos -> json.writeNumberProperty("millis", Math.round(nanos / NANOS_PER_MILLI)));
    }
}
