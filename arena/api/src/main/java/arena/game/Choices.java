package arena.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * The choices of a person on a seat that must answer: kinds of orders, each made of parts whose alternatives are
 * described in words, as a form needs them. They are the orders that are legal as far as the seat can know, whether or
 * not they are worth trying.
 *
 * <p>An answer may consist of several choices, made one after the other: each choice decides what is offered next.
 *
 * @param kinds the kinds of orders, in the order in which they are offered; empty if nothing is left to choose
 * @param complete whether the choices made so far may be submitted as they are
 */
public record Choices(List<Choices.Kind> kinds, boolean complete) {

    /** Nothing is left to choose. */
    public static final Choices COMPLETE = new Choices(List.of(), true);

    /** The most values of a part that {@link #all} tries one after the other. */
    private static final int MOST_VALUES = 1_000;

    /**
     * One kind of order.
     *
     * @param key a key for programs
     * @param words the effect of the order, for people
     * @param said the same sentence before translation
     * @param parts the parts to choose; empty if the kind is the whole choice
     */
    public record Kind(String key, String words, Said said, List<ChoicePart> parts) {

        /** Creates a kind whose sentence has no values. */
        public Kind(String key, String words, List<ChoicePart> parts) {
            this(key, words, new Said(key), parts);
        }

        public Kind {
            parts = List.copyOf(parts);
        }
    }

    /**
     * A sentence that is not yet put into a language.
     *
     * @param form the key of the sentence: {@code bank-buy}
     * @param values the values of its placeholders by name: a material, a price
     */
    public record Said(String form, SortedMap<String, String> values) {

        /** Creates a sentence without values. */
        public Said(String form) {
            this(form, Collections.emptySortedMap());
        }

        public Said {
            values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
        }

        /** Returns the same sentence with one more value. */
        public Said with(String key, Object value) {
            SortedMap<String, String> more = new TreeMap<>(values);
            more.put(key, value.toString());
            return new Said(form, more);
        }
    }

    /** One part of an order. */
    public sealed interface ChoicePart {
        /** Returns the key for programs; it occurs once in a kind. */
        String key();

        /** Returns the name of the part, for people. */
        String words();

        /** Returns some of the allowed values. */
        Stream<List<String>> values();

        /** Returns whether these values may be chosen. */
        boolean allows(List<String> values);
    }

    /** A part of which exactly one alternative is chosen. */
    public record One(String key, String words, List<Alternative> alternatives) implements ChoicePart {
        public One {
            alternatives = List.copyOf(alternatives);
        }

        @Override
        public Stream<List<String>> values() {
            return alternatives.stream().map(one -> List.of(one.value()));
        }

        @Override
        public boolean allows(List<String> values) {
            return values.size() == 1 && isAmong(alternatives, values.get(0));
        }
    }

    /**
     * A part of which any number of alternatives are chosen, in an order; each may be taken several times.
     *
     * @param most the largest number of values
     */
    public record Several(String key, String words, List<Alternative> alternatives, int most) implements ChoicePart {
        public Several {
            alternatives = List.copyOf(alternatives);
        }

        @Override
        public Stream<List<String>> values() {
            return Stream.concat(
                    Stream.of(List.of()),
                    alternatives.stream()
                            .flatMap(one -> IntStream.rangeClosed(1, most)
                                    .mapToObj(times -> Collections.nCopies(times, one.value()))));
        }

        @Override
        public boolean allows(List<String> values) {
            return values.size() <= most && values.stream().allMatch(value -> isAmong(alternatives, value));
        }
    }

    /** A part that is a whole number between two limits, both included. */
    public record Amount(String key, String words, long least, long most) implements ChoicePart {
        @Override
        public Stream<List<String>> values() {
            return LongStream.rangeClosed(least, Math.min(most, least + MOST_VALUES))
                    .mapToObj(number -> List.of(Long.toString(number)));
        }

        @Override
        public boolean allows(List<String> values) {
            if (values.size() != 1 || !values.get(0).matches("-?[0-9]{1,15}")) {
                return false;
            }
            long number = Long.parseLong(values.get(0));
            return number >= least && number <= most;
        }
    }

    /** One value of a part, and its name for people. */
    public record Alternative(String value, String words) {}

    /**
     * The choice that a person has made.
     *
     * @param kind the key of the kind of order
     * @param values the chosen values of each part, by the key of the part
     */
    public record Chosen(String kind, SortedMap<String, List<String>> values) {

        private static final Pattern WORD = Pattern.compile("[^\\s=]+");

        /** More words than a valid line has. */
        private static final int MOST_WORDS = 100;

        public Chosen {
            SortedMap<String, List<String>> copy = new TreeMap<>();
            values.forEach((key, list) -> copy.put(key, List.copyOf(list)));
            values = Collections.unmodifiableSortedMap(copy);
        }

        /** Returns the only value of a part. */
        public String one(String key) {
            return values.getOrDefault(key, List.of()).get(0);
        }

        /**
         * Returns the choice as one line: {@code card card=BUY_5_STOCK player=2}, with its parts in the order of their
         * keys.
         *
         * @throws IllegalArgumentException if the kind, a key or a value is empty or contains a blank or an equals
         *     sign
         */
        public String text() {
            StringBuilder line = new StringBuilder(word(kind));
            values.forEach((key, list) -> list.forEach(
                    value -> line.append(' ').append(word(key)).append('=').append(word(value))));
            return line.toString();
        }

        /** Parses a line that {@link #text} has written; returns nothing for any other line. */
        public static Optional<Chosen> of(String line) {
            String[] words = line.split(" ", MOST_WORDS);
            SortedMap<String, List<String>> values = new TreeMap<>();
            for (String word : List.of(words).subList(1, words.length)) {
                int sign = word.indexOf('=');
                if (sign >= 0) {
                    values.computeIfAbsent(word.substring(0, sign), key -> new ArrayList<>())
                            .add(word.substring(sign + 1));
                }
            }
            Chosen chosen = new Chosen(words[0], values);
            return chosen.isLine(line) ? Optional.of(chosen) : Optional.empty();
        }

        private boolean isLine(String line) {
            boolean isWritten = WORD.matcher(kind).matches()
                    && values.entrySet().stream()
                            .allMatch(part -> WORD.matcher(part.getKey()).matches()
                                    && part.getValue().stream()
                                            .allMatch(
                                                    value -> WORD.matcher(value).matches()));
            return isWritten && text().equals(line);
        }

        private static String word(String text) {
            if (!WORD.matcher(text).matches()) {
                throw new IllegalArgumentException("this is no word of a line: " + text);
            }
            return text;
        }
    }

    public Choices {
        kinds = List.copyOf(kinds);
    }

    /** Returns a choice among these kinds. */
    public static Choices of(Kind... kinds) {
        return new Choices(List.of(kinds), false);
    }

    /** Returns the choices as values for pages and programs; {@code type} names the type of each part. */
    public Scene scene() {
        return Scene.of(this);
    }

    /** Returns whether a choice is allowed: its kind and each of its values are offered. */
    public boolean allows(Chosen chosen) {
        Optional<Kind> kind =
                kinds.stream().filter(one -> one.key().equals(chosen.kind())).findFirst();
        return kind.isPresent()
                && kind.get().parts().size() == chosen.values().size()
                && kind.get().parts().stream()
                        .allMatch(part -> chosen.values().containsKey(part.key())
                                && part.allows(chosen.values().getOrDefault(part.key(), List.of())));
    }

    /** Lists allowed choices: all of them, except for parts with any order and number, of which it lists some. */
    public Stream<Chosen> all() {
        return kinds.stream().flatMap(kind -> {
            Stream<SortedMap<String, List<String>>> made = Stream.of(new TreeMap<>());
            for (ChoicePart part : kind.parts()) {
                made = made.flatMap(before -> part.values().map(values -> {
                    SortedMap<String, List<String>> more = new TreeMap<>(before);
                    more.put(part.key(), values);
                    return more;
                }));
            }
            return made.map(values -> new Chosen(kind.key(), values));
        });
    }

    private static boolean isAmong(List<Alternative> alternatives, String value) {
        return alternatives.stream().anyMatch(one -> one.value().equals(value));
    }
}
