package arena.app.regress;

import arena.app.JsonText;
import arena.regress.CaseResult;
import arena.regress.RecordedOutput;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/**
 * The result of a run of all regression cases of a bot.
 * @param bot its name
 * @param file of the cases
 */
public record RegressResult(String bot, Path file, List<RegressRun.Tried> all) {

    public RegressResult {
        all = List.copyOf(all);
    }

    /** Returns how many cases have failed. */
    public long failed() {
        return all.stream().filter(one -> !one.result().isOk()).count();
    }

    /** Returns the result as one JSON object on one line. */
    public String json() {
        return JsonText.object(json -> {
            json.writeStringProperty("bot", bot);
            json.writeStringProperty("file", file.toString());
            json.writeNumberProperty("failed", failed());
            json.writeArrayPropertyStart("cases");
            all.forEach(one -> write(one, json));
            json.writeEndArray();
        });
    }

    private static void write(RegressRun.Tried one, JsonGenerator json) {
        CaseResult result = one.result();
        json.writeStartObject();
        json.writeStringProperty("title", result.tried().title());
        json.writeNumberProperty("line", result.tried().line());
        json.writeBooleanProperty("ok", result.isOk());
        result.answer().map(RecordedOutput::notation).ifPresent(answer -> json.writeStringProperty("answer", answer));
        JsonText.texts(json, "failures", result.failures());
        one.record().ifPresent(record -> json.writeStringProperty("record", record.toString()));
        json.writeEndObject();
    }
}
