package arena.game;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A scene as values for JSON: texts, whole numbers, booleans, lists, and objects with ordered keys. Pages draw it; no
 * state is read back from it.
 *
 * <p>A scene is made from a record: a record becomes an object with the names of its components, an enum constant its
 * name, a seat its number, a duration its milliseconds, and an absent value is omitted. A record that implements a
 * sealed type carries its own name as {@code type}. The components of an {@link Inlined} record become keys of the
 * object that holds it.
 *
 * @param values the values by key; each a {@link String}, {@link Long}, {@link Boolean}, {@link List} or {@link
 *     SortedMap} of such values
 */
public record Scene(SortedMap<String, Object> values) {

    private static final String TYPE = "type";

    /** A named part of a scene's record that is no object of its own in JSON. */
    public interface Inlined {}

    public Scene {
        values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
    }

    /**
     * Converts a record.
     *
     * @throws IllegalArgumentException naming the first value that has no form in JSON
     */
    public static Scene of(Record from) {
        return new Scene(object(from));
    }

    private static SortedMap<String, Object> object(Record from) {
        SortedMap<String, Object> object = new TreeMap<>();
        add(object, from);
        if (Stream.of(from.getClass().getInterfaces()).anyMatch(Class::isSealed)) {
            object.put(TYPE, from.getClass().getSimpleName());
        }
        return object;
    }

    private static void add(SortedMap<String, Object> object, Record from) {
        for (RecordComponent component : from.getClass().getRecordComponents()) {
            Object held = read(component, from);
            if (held instanceof Inlined part) {
                add(object, (Record) part);
            } else {
                value(held).ifPresent(value -> put(object, component.getName(), value));
            }
        }
    }

    private static void put(SortedMap<String, Object> object, String key, Object value) {
        if (Optional.ofNullable(object.put(key, value)).isPresent()) {
            throw new IllegalArgumentException("two parts of a scene have the key " + key);
        }
    }

    private static Object read(RecordComponent component, Record from) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(from);
        } catch (IllegalAccessException | InvocationTargetException defect) {
            throw new IllegalArgumentException(component + " of a scene cannot be read", defect);
        }
    }

    private static Optional<Object> value(Object from) {
        if (from instanceof Optional<?> optional) {
            return optional.flatMap(Scene::value);
        }
        return Optional.of(known(from));
    }

    private static Object known(Object from) {
        if (from instanceof String || from instanceof Boolean || from instanceof Long) {
            return from;
        } else if (from instanceof Integer number) {
            return number.longValue();
        } else if (from instanceof Enum<?> word) {
            return word.name();
        } else if (from instanceof Seat seat) {
            return (long) seat.number();
        } else if (from instanceof Duration time) {
            return time.toMillis();
        } else if (from instanceof Record inner) {
            return Collections.unmodifiableSortedMap(object(inner));
        } else if (from instanceof Collection<?> many) {
            List<Object> list = new ArrayList<>();
            many.forEach(one -> value(one).ifPresent(list::add));
            return Collections.unmodifiableList(list);
        } else if (from instanceof Map<?, ?> map) {
            SortedMap<String, Object> object = new TreeMap<>();
            map.forEach((key, one) -> value(one).ifPresent(value -> object.put(String.valueOf(known(key)), value)));
            return Collections.unmodifiableSortedMap(object);
        }
        throw new IllegalArgumentException(
                "a value of a scene has no form in JSON: " + from + " of " + from.getClass());
    }
}
