package arena.web.http;

import io.javalin.http.Context;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * The fields of a JSON object that a program sends. A missing or null field has its default; a field of another type or
 * out of bounds is refused with a sentence. A number or a boolean is never read as a text.
 */
public final class JsonFields {

    private static final long LARGEST_NUMBER = 1_000_000_000_000L;
    private static final int MOST_DECIMALS = 6;

    private final JsonNode object;

    private JsonFields(JsonNode object) {
        this.object = object;
    }

    /**
     * Reads the body of a request; a request without a body has no fields.
     *
     * @throws WebFailure if it is no JSON object
     */
    public static JsonFields of(Context context) {
        String body = context.body();
        return of(Json.read(body.isBlank() ? "{}" : body));
    }

    /**
     * Returns the fields of a value.
     *
     * @throws WebFailure if it is no JSON object
     */
    public static JsonFields of(JsonNode value) {
        if (!value.isObject()) {
            throw WebFailure.badRequest("A JSON object is expected here, as in {\"key\": \"value\"}.");
        }
        return new JsonFields(value);
    }

    private Optional<JsonNode> value(String key) {
        return Optional.of(object.path(key)).filter(value -> !value.isMissingNode() && !value.isNull());
    }

    /** Returns whether a field has a value. */
    public boolean has(String key) {
        return value(key).isPresent();
    }

    /** Returns the names of all fields, in their order. */
    public List<String> keys() {
        return List.copyOf(object.propertyNames());
    }

    /** Returns a nested object, if there is one. */
    public Optional<JsonFields> object(String key) {
        return value(key).map(JsonFields::of);
    }

    /** Returns a text without surrounding spaces; empty if there is none. */
    public String text(String key) {
        return value(key).map(value -> text(key, value)).orElse("").strip();
    }

    private static String text(String key, JsonNode value) {
        if (!value.isString()) {
            throw WebFailure.badRequest("\"" + key + "\" is a text, in quotation marks.");
        }
        return value.asString();
    }

    /** Returns the texts of a list; none if there is no list. */
    public List<String> texts(String key, int most) {
        List<String> texts = new ArrayList<>();
        list(key, most).forEach(value -> texts.add(text(key, value)));
        return texts;
    }

    /** Returns the objects of a list; none if there is no list. */
    public List<JsonFields> objects(String key, int most) {
        List<JsonFields> objects = new ArrayList<>();
        list(key, most).forEach(value -> objects.add(of(value)));
        return objects;
    }

    private List<JsonNode> list(String key, int most) {
        Optional<JsonNode> list = value(key);
        if (list.isPresent() && (!list.get().isArray() || list.get().size() > most)) {
            throw WebFailure.badRequest("\"" + key + "\" is a list of at most " + most + ".");
        }
        List<JsonNode> values = new ArrayList<>();
        list.ifPresent(all -> all.forEach(values::add));
        return values;
    }

    /** Returns the settings of a game: each value is a text, or a number or boolean as written. */
    public SortedMap<String, String> settings(String key) {
        SortedMap<String, String> settings = new TreeMap<>();
        value(key)
                .ifPresent(value -> of(value).object.properties().forEach(setting -> {
                    if (!setting.getValue().isValueNode() || setting.getValue().isNull()) {
                        throw WebFailure.badRequest(
                                "The setting \"" + setting.getKey() + "\" has a text or a number as value.");
                    }
                    settings.put(setting.getKey(), setting.getValue().asString());
                }));
        return settings;
    }

    /** Returns a whole number within bounds. */
    public int whole(String key, int standard, int least, int most) {
        return (int) number(key, least, most).orElse((long) standard).longValue();
    }

    /** Returns a whole number within bounds, if there is one. */
    public Optional<Long> number(String key, long least, long most) {
        Optional<JsonNode> value = value(key);
        if (value.isPresent()
                && (!value.get().isIntegralNumber()
                        || !value.get().canConvertToLong()
                        || value.get().asLong() < least
                        || value.get().asLong() > most)) {
            throw WebFailure.badRequest("\"" + key + "\" is a whole number from " + least + " to " + most + ".");
        }
        return value.map(JsonNode::asLong);
    }

    /** Returns a number with a few decimals, if there is one. */
    public Optional<BigDecimal> decimal(String key) {
        Optional<BigDecimal> value = value(key).map(found -> {
            if (!found.isNumber()) {
                throw notDecimal(key);
            }
            return found.decimalValue();
        });
        value.ifPresent(number -> {
            if (number.abs().compareTo(BigDecimal.valueOf(LARGEST_NUMBER)) > 0 || number.scale() > MOST_DECIMALS) {
                throw notDecimal(key);
            }
        });
        return value;
    }

    private static WebFailure notDecimal(String key) {
        return WebFailure.badRequest("\"" + key + "\" is a number from -" + LARGEST_NUMBER + " to " + LARGEST_NUMBER
                + " with at most " + MOST_DECIMALS + " decimals.");
    }

    /** Returns whether a field is true. */
    public boolean flag(String key, boolean standard) {
        Optional<JsonNode> value = value(key);
        if (value.isPresent() && !value.get().isBoolean()) {
            throw WebFailure.badRequest("\"" + key + "\" is true or false.");
        }
        return value.map(JsonNode::asBoolean).orElse(standard);
    }
}
