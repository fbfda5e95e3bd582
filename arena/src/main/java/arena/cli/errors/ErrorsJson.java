package arena.cli.errors;

import arena.faults.Faults;
import arena.match.Event;
import arena.text.Lines;
import java.io.StringWriter;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Tells what went wrong in one match to programs: one JSON object a line, with whole inputs and answers. */
final class ErrorsJson {

    private ErrorsJson() {}

    static List<String> objects(ErrorsMatch match) {
        return match.faults().stream().map(fault -> object(match, fault)).toList();
    }

    private static String object(ErrorsMatch match, Faults.Fault fault) {
        Faults.Spot spot = fault.spot();
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            json.writeStringProperty("match", match.began().matchId());
            json.writeStringProperty("record", match.record().file().toString());
            json.writeNumberProperty("seat", spot.seat());
            json.writeNumberProperty("turn", spot.turn());
            json.writeStringProperty("kind", fault.kind().word());
            json.writeNumberProperty("code", spot.code());
            json.writeStringProperty("words", fault.words());
            write(json, "evidence", fault.evidence());
            match.prompt(spot.seat(), spot.turn()).ifPresent(asked -> json.writeStringProperty("input", asked.text()));
            match.answer(spot.seat(), spot.turn())
                    .ifPresent(answer -> json.writeStringProperty("answer", Lines.decode(answer)));
            write(
                    json,
                    "lastErrorLines",
                    match.ended(spot.seat())
                            .map(Event.ProcessEnded::lastErrorLines)
                            .orElse(List.of()));
            match.ended(spot.seat()).ifPresent(ended -> json.writeStringProperty("log", ended.log()));
            json.writeEndObject();
        }
        return text.toString();
    }

    private static void write(JsonGenerator json, String key, List<String> texts) {
        json.writeArrayPropertyStart(key);
        texts.forEach(json::writeString);
        json.writeEndArray();
    }
}
