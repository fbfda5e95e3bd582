package arena.record;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import tools.jackson.core.JsonGenerator;

/**
 * The fields of a JSON object, in one of two directions: {@link Writer} takes each value from a subject and writes
 * it, {@link Reader} reads it. Both return the value, so that one method describes an object in both directions:
 * the order of its calls is the order of the keys, and it makes the subject again from the returned values.
 *
 * <p>A reader fails with an {@link IllegalArgumentException} that names the key and the expected type.
 *
 * @param <T> the subject
 */
interface Fields<T> {

    /** The description of an object by its fields, which returns the object made from their values. */
    interface Shape<T, R> {
        R of(Fields<T> fields);
    }

    <V> V field(String key, Type<V> type, Function<T, V> value);

    /** A field that is written only if there is a value. */
    <V> Optional<V> optional(String key, Type<V> type, Function<T, Optional<V>> value);

    /** A part of the subject whose fields stand among those of the subject. */
    <P> P part(Function<T, P> part, Shape<P, ? extends P> shape);

    default long number(String key, Function<T, Long> value) {
        return field(key, Type.NUMBER, value);
    }

    default int whole(String key, Function<T, Integer> value) {
        return field(key, Type.WHOLE, value);
    }

    default String text(String key, Function<T, String> value) {
        return field(key, Type.TEXT, value);
    }

    /** A flag that is written only if it is set. */
    default boolean mark(String key, Predicate<T> value) {
        return optional(key, Type.FLAG, subject -> value.test(subject) ? Optional.of(true) : Optional.empty())
                .orElse(false);
    }

    /** A writer of the fields of a subject into an open JSON object. */
    record Writer<T>(JsonGenerator json, T subject) implements Fields<T> {

        @Override
        public <V> V field(String key, Type<V> type, Function<T, V> value) {
            return write(key, type, value.apply(subject));
        }

        @Override
        public <V> Optional<V> optional(String key, Type<V> type, Function<T, Optional<V>> value) {
            Optional<V> some = value.apply(subject);
            some.ifPresent(present -> write(key, type, present));
            return some;
        }

        private <V> V write(String key, Type<V> type, V value) {
            json.writeName(key);
            type.writer().accept(json, value);
            return value;
        }

        @Override
        public <P> P part(Function<T, P> part, Shape<P, ? extends P> shape) {
            return shape.of(new Writer<>(json, part.apply(subject)));
        }
    }

    /** A reader of the fields of a subject from a JSON object. */
    record Reader<T>(JsonObject json) implements Fields<T> {

        @Override
        public <V> V field(String key, Type<V> type, Function<T, V> value) {
            return type.reader().apply(json, key);
        }

        @Override
        public <V> Optional<V> optional(String key, Type<V> type, Function<T, Optional<V>> value) {
            return json.has(key) ? Optional.of(type.reader().apply(json, key)) : Optional.empty();
        }

        @Override
        public <P> P part(Function<T, P> part, Shape<P, ? extends P> shape) {
            return shape.of(new Reader<>(json));
        }
    }

    /**
     * A type of the values of a field.
     *
     * @param writer writes a value after its key
     * @param reader reads the value of a key
     */
    record Type<V>(BiConsumer<JsonGenerator, V> writer, BiFunction<JsonObject, String, V> reader) {

        static final Type<Long> NUMBER = new Type<>((json, number) -> json.writeNumber(number), JsonObject::number);

        static final Type<Integer> WHOLE = new Type<>((json, number) -> json.writeNumber(number), JsonObject::whole);

        static final Type<Boolean> FLAG = new Type<>((json, flag) -> json.writeBoolean(flag), JsonObject::flag);

        static final Type<String> TEXT = new Type<>((json, text) -> json.writeString(text), JsonObject::text);

        static final Type<List<String>> TEXTS = new Type<>(
                (json, texts) -> {
                    json.writeStartArray();
                    texts.forEach(json::writeString);
                    json.writeEndArray();
                },
                JsonObject::texts);

        /** Bytes that are UTF-8. */
        static final Type<byte[]> UTF8 = new Type<>(
                (json, bytes) -> json.writeString(new String(bytes, StandardCharsets.UTF_8)),
                (json, key) -> json.text(key).getBytes(StandardCharsets.UTF_8));

        static final Type<byte[]> BASE64 = new Type<>(
                (json, bytes) -> json.writeString(Base64.getEncoder().encodeToString(bytes)),
                (json, key) -> Base64.getDecoder().decode(json.text(key)));

        static final Type<SortedMap<String, String>> TEXTS_BY_KEY = byKey(TEXT);

        static final Type<SortedMap<String, Long>> NUMBERS_BY_KEY = byKey(NUMBER);

        private static <V> Type<SortedMap<String, V>> byKey(Type<V> type) {
            return new Type<>(
                    (json, values) -> {
                        json.writeStartObject();
                        values.forEach((key, value) -> {
                            json.writeName(wellFormed(key));
                            type.writer().accept(json, value);
                        });
                        json.writeEndObject();
                    },
                    (json, key) -> json.object(key).all(type.reader()));
        }

        /** Returns a valid JSON key: half of a surrogate pair, which a file name may hold, becomes a question mark. */
        private static String wellFormed(String key) {
            return new String(key.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        }

        /** Returns the type of the constants of an enum: {@code NOT_READY} is written as {@code not-ready}. */
        static <E extends Enum<E>> Type<E> word(E[] constants) {
            return new Type<>((json, constant) -> json.writeString(word(constant)), (json, key) -> {
                String word = json.text(key);
                for (E constant : constants) {
                    if (word(constant).equals(word)) {
                        return constant;
                    }
                }
                throw new IllegalArgumentException("the word \"" + word + "\" is not known here");
            });
        }

        private static String word(Enum<?> constant) {
            return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        static <P> Type<P> object(Shape<P, ? extends P> shape) {
            return new Type<>(
                    (json, object) -> write(json, object, shape),
                    (json, key) -> shape.of(new Reader<>(json.object(key))));
        }

        static <P> Type<List<P>> objects(Shape<P, ? extends P> shape) {
            return new Type<>(
                    (json, objects) -> {
                        json.writeStartArray();
                        objects.forEach(object -> write(json, object, shape));
                        json.writeEndArray();
                    },
                    (json, key) -> json.objects(key).stream()
                            .<P>map(object -> shape.of(new Reader<>(object)))
                            .toList());
        }

        private static <P> void write(JsonGenerator json, P object, Shape<P, ? extends P> shape) {
            json.writeStartObject();
            shape.of(new Writer<>(json, object));
            json.writeEndObject();
        }
    }
}
