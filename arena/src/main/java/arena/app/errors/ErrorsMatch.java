package arena.app.errors;

import arena.app.JsonText;
import arena.faults.Fault;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.text.Lines;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The faults of a bot in one match.
 *
 * @param faults the last one first
 */
public record ErrorsMatch(MatchRecord record, List<Fault> faults) {

    public ErrorsMatch {
        faults = List.copyOf(faults);
    }

    public Event.Began began() {
        return record.began().orElseThrow();
    }

    /** Returns the match with its last faults only. */
    public ErrorsMatch last(int most) {
        return new ErrorsMatch(record, faults.subList(0, Math.min(most, faults.size())));
    }

    /** Returns a JSON object on one line for each fault, with complete inputs and answers. */
    public List<String> json() {
        return faults.stream().map(this::json).toList();
    }

    private String json(Fault fault) {
        Fault.FaultPosition spot = fault.spot();
        return JsonText.object(json -> {
            json.writeStringProperty("match", began().matchId());
            json.writeStringProperty("record", record.file().toString());
            json.writeNumberProperty("seat", spot.seat());
            json.writeNumberProperty("turn", spot.turn());
            json.writeStringProperty("kind", fault.kind().word());
            json.writeNumberProperty("code", spot.code());
            json.writeStringProperty("words", fault.words());
            JsonText.texts(json, "evidence", fault.evidence());
            prompt(spot.seat(), spot.turn()).ifPresent(asked -> json.writeStringProperty("input", asked.text()));
            answer(spot.seat(), spot.turn())
                    .ifPresent(answer -> json.writeStringProperty("answer", Lines.decode(answer)));
            JsonText.texts(
                    json,
                    "lastErrorLines",
                    ended(spot.seat()).map(Event.ProcessEnded::lastErrorLines).orElse(List.of()));
            ended(spot.seat()).ifPresent(ended -> json.writeStringProperty("log", ended.log()));
        });
    }

    /** Returns the prompt of a seat at one of its turns; empty if there was none. */
    public Optional<Event.Prompted> prompt(int seat, int turn) {
        return record.events(Event.Prompted.class)
                .filter(prompted -> prompted.seat() == seat && prompted.number() == turn)
                .findFirst();
    }

    /** Returns the answer of a seat; empty if it was not judged, or missing. */
    public Optional<byte[]> answer(int seat, int turn) {
        return record.events(Event.Ruled.class)
                .filter(ruled -> ruled.seat() == seat && ruled.reply().number() == turn)
                .findFirst()
                .flatMap(ruled -> ruled.reply().bytes());
    }

    /** Returns how the program of a seat ended; empty if the arena did not start it. */
    public Optional<Event.ProcessEnded> ended(int seat) {
        return record.status().seat(seat).program();
    }

    /**
     * Returns the difference between two texts of {@code key = value} lines: each new line after a plus, below the
     * old line of its key after a minus, and at the end the removed lines.
     */
    public static List<String> changedLines(List<String> before, List<String> now) {
        Map<String, String> removed = byKey(before);
        List<String> lines = new ArrayList<>();
        byKey(now).forEach((key, line) -> {
            Optional<String> old = Optional.ofNullable(removed.remove(key));
            if (!old.equals(Optional.of(line))) {
                old.ifPresent(words -> lines.add("- " + words));
                lines.add("+ " + line);
            }
        });
        removed.values().forEach(line -> lines.add("- " + line));
        return lines;
    }

    /** Returns the lines in order, each under its key and the number of that key's earlier lines. */
    private static Map<String, String> byKey(List<String> lines) {
        Map<String, String> byKey = new LinkedHashMap<>();
        SortedMap<String, Integer> seen = new TreeMap<>();
        for (String line : lines) {
            int equals = line.indexOf('=');
            String key = equals < 0 ? line : line.substring(0, equals).strip();
            byKey.put(seen.merge(key, 1, Integer::sum) + " " + key, line);
        }
        return byKey;
    }
}
