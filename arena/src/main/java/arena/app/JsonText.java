package arena.app;

import java.io.StringWriter;
import java.util.List;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** One JSON object on one line: how a front end tells a program what it tells people in sentences. */
public final class JsonText {

    private JsonText() {}

    /**
     * Returns an object, without a line end.
     *
     * @param fields writes what is in it
     */
    public static String object(Consumer<JsonGenerator> fields) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            fields.accept(json);
            json.writeEndObject();
        }
        return text.toString();
    }

    /** Writes a list of texts into an object. */
    public static void texts(JsonGenerator json, String key, List<String> texts) {
        json.writeArrayPropertyStart(key);
        texts.forEach(json::writeString);
        json.writeEndArray();
    }
}
