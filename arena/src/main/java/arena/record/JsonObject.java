package arena.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * A JSON object that has been read, with access by key.
 *
 * <p>Every access fails with an {@link IllegalArgumentException} that names the key and the expected type. Other keys
 * are ignored.
 */
final class JsonObject {

    private static final JsonFactory FACTORY = new JsonFactory();

    /** The value of {@code null}, of numbers with a fraction, and of numbers beyond 64 bits, which no event has. */
    private static final Object OTHER = new Object();

    private final SortedMap<String, Object> values;

    private JsonObject(SortedMap<String, Object> values) {
        this.values = values;
    }

    /**
     * Returns the object in some bytes.
     *
     * @throws IllegalArgumentException if they are not exactly one JSON object
     */
    static JsonObject read(byte[] buffer, int from, int length) {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), buffer, from, length)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw new IllegalArgumentException("a JSON object was expected");
            }
            JsonObject object = readObject(parser);
            if (parser.nextToken() != null) {
                throw new IllegalArgumentException("something stands after the JSON object");
            }
            return object;
        } catch (JacksonException notJson) {
            throw new IllegalArgumentException(
                    "it is not JSON (byte " + notJson.getLocation().getByteOffset() + " of the line)", notJson);
        }
    }

    private static JsonObject readObject(JsonParser parser) {
        SortedMap<String, Object> values = new TreeMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            parser.nextToken();
            values.put(key, readValue(parser));
        }
        return new JsonObject(values);
    }

    private static Object readValue(JsonParser parser) {
        return switch (parser.currentToken()) {
            case START_OBJECT -> readObject(parser);
            case START_ARRAY -> readList(parser);
            case VALUE_STRING -> parser.getString();
            case VALUE_NUMBER_INT ->
                parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER
                        ? OTHER
                        : Long.valueOf(parser.getLongValue());
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            default -> OTHER;
        };
    }

    private static List<Object> readList(JsonParser parser) {
        List<Object> list = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            list.add(readValue(parser));
        }
        return list;
    }

    boolean has(String key) {
        return values.containsKey(key);
    }

    String text(String key) {
        return value(key, String.class, "a text");
    }

    long number(String key) {
        return value(key, Long.class, "a whole number");
    }

    int whole(String key) {
        return within(key, number(key));
    }

    boolean flag(String key) {
        return value(key, Boolean.class, "true or false");
    }

    JsonObject object(String key) {
        return value(key, JsonObject.class, "an object");
    }

    List<JsonObject> objects(String key) {
        return list(key, JsonObject.class, "a list of objects");
    }

    List<String> texts(String key) {
        return list(key, String.class, "a list of texts");
    }

    List<Integer> wholes(String key) {
        return list(key, Long.class, "a list of whole numbers").stream()
                .map(number -> within(key, number))
                .toList();
    }

    /**
     * Returns all keys with their values.
     *
     * @param reader returns the value of a key, such as {@link #text}
     */
    <V> SortedMap<String, V> all(BiFunction<JsonObject, String, V> reader) {
        SortedMap<String, V> all = new TreeMap<>();
        values.keySet().forEach(key -> all.put(key, reader.apply(this, key)));
        return Collections.unmodifiableSortedMap(all);
    }

    private <T> T value(String key, Class<T> type, String expected) {
        Object value = values.getOrDefault(key, OTHER);
        if (!type.isInstance(value)) {
            throw new IllegalArgumentException(
                    has(key)
                            ? "\"" + key + "\" is not " + expected
                            : "\"" + key + "\" is missing, " + expected + " was expected");
        }
        return type.cast(value);
    }

    private <T> List<T> list(String key, Class<T> type, String expected) {
        List<T> list = new ArrayList<>();
        for (Object value : value(key, List.class, expected)) {
            if (!type.isInstance(value)) {
                throw new IllegalArgumentException("\"" + key + "\" is not " + expected);
            }
            list.add(type.cast(value));
        }
        return List.copyOf(list);
    }

    private static int within(String key, long number) {
        if (number != (int) number) {
            throw new IllegalArgumentException("\"" + key + "\" is too large: " + number);
        }
        return (int) number;
    }
}
