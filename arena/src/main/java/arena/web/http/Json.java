package arena.web.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.javalin.http.Context;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A JSON codec for requests and answers. An answer is a record: each component is a key, in this order; an empty
 * optional is left out. The components of a part that is annotated as unwrapped stand in its place.
 */
public final class Json {

    private static final String TYPE = "application/json; charset=utf-8";

    private static final String BEARER = "Bearer ";

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .changeDefaultPropertyInclusion(usual -> usual.withValueInclusion(JsonInclude.Include.NON_ABSENT))
            .build();

    private Json() {}

    /** Returns a value as text, on one line. */
    public static String text(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** Returns a value as a tree that can be extended. */
    public static ObjectNode tree(Object value) {
        return (ObjectNode) MAPPER.<JsonNode>valueToTree(value);
    }

    /** Returns an event for browsers: the value, with its kind as the first key. */
    public static String event(String kind, Object value) {
        ObjectNode event = MAPPER.createObjectNode().put("kind", kind);
        event.setAll(tree(value));
        return event.toString();
    }

    /**
     * Reads a text.
     *
     * @throws WebFailure if it is not JSON
     */
    public static JsonNode read(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JacksonException mistake) {
            throw WebFailure.badRequest("This is no JSON: " + mistake.getOriginalMessage() + ".");
        }
    }

    /** Returns the bearer key of a request; empty if it has none. */
    public static Optional<String> key(Context context) {
        return Optional.ofNullable(context.header("Authorization"))
                .filter(words -> words.startsWith(BEARER))
                .map(words -> words.substring(BEARER.length()).strip());
    }

    /** Answers with a value. */
    public static void answer(Context context, Object value) {
        answerText(context, text(value));
    }

    /** Answers with a JSON text. */
    public static void answerText(Context context, String text) {
        context.contentType(TYPE).result(text);
    }
}
