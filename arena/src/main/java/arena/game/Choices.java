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
 * What a person may choose on a seat that is asked: kinds of orders, each made of parts with their alternatives in
 * words, as a form for people needs them. It is what the rules allow as far as the seat can know, whatever is worth
 * trying.
 *
 * <p>An answer may be made of several, chosen one after the other: what is offered next depends on what has been
 * chosen.
 *
 * @param kinds in the order in which they are offered; none if nothing more may be chosen
 * @param complete whether what has been chosen so far may be handed in as it is
 */
public record Choices(List<Choices.Kind> kinds, boolean complete) {

    /** Nothing more is to be chosen. */
    public static final Choices COMPLETE = new Choices(List.of(), true);

    /** The most values of a part that {@link #all} tries one after the other. */
    private static final int MOST_VALUES = 1_000;

    /**
     * One kind of order.
     *
     * @param key a word for programs
     * @param words what one does by it, for people
     * @param said the same for those who say it in another language
     * @param parts what is to be chosen; none if there is nothing to choose but the kind
     */
    public record Kind(String key, String words, Said said, List<ChoicePart> parts) {

        /** Makes a kind whose words name nothing. */
        public Kind(String key, String words, List<ChoicePart> parts) {
            this(key, words, new Said(key), parts);
        }

        public Kind {
            parts = List.copyOf(parts);
        }
    }

    /**
     * A sentence before it is said in a language.
     *
     * @param form which sentence: {@code bank-buy}
     * @param values what it names, by a word for each: a material, a price
     */
    public record Said(String form, SortedMap<String, String> values) {

        /** Makes one that names nothing. */
        public Said(String form) {
            this(form, Collections.emptySortedMap());
        }

        public Said {
            values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
        }

        /** Returns the same, which names one thing more. */
        public Said with(String key, Object value) {
            SortedMap<String, String> more = new TreeMap<>(values);
            more.put(key, value.toString());
            return new Said(form, more);
        }
    }

    /** One thing to choose. */
    public sealed interface ChoicePart {
        /** Returns the word for programs; it occurs once in a kind. */
        String key();

        /** Returns what is chosen, for people. */
        String words();

        /** Returns some values for it, each of which may be chosen. */
        Stream<List<String>> values();

        /** Returns whether these values may be chosen. */
        boolean allows(List<String> values);
    }

    /** Exactly one of the alternatives. */
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
     * Some of the alternatives in an order, or none; each may be taken several times.
     *
     * @param most how many in all
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

    /** A whole number between two others, these included. */
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

    /** One value of a part, and the same for people. */
    public record Alternative(String value, String words) {}

    /**
     * What somebody has chosen.
     *
     * @param kind the key of the kind of order
     * @param values what was chosen for each of its parts, by their keys
     */
    public record Chosen(String kind, SortedMap<String, List<String>> values) {

        private static final Pattern WORD = Pattern.compile("[^\\s=]+");

        /** More than a line has that is anything. */
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
         * Returns it as one line: {@code card card=BUY_5_STOCK player=2}, with its parts in the order of their keys.
         *
         * @throws IllegalArgumentException if its kind, a key or a value is no single word without a sign of equality
         */
        public String text() {
            StringBuilder line = new StringBuilder(word(kind));
            values.forEach((key, list) -> list.forEach(
                    value -> line.append(' ').append(word(key)).append('=').append(word(value))));
            return line.toString();
        }

        /** Returns what a line says that {@link #text} has made; nothing if none is like that. */
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

    /** Returns these kinds, of which one is to be chosen. */
    public static Choices of(Kind... kinds) {
        return new Choices(List.of(kinds), false);
    }

    /** Returns what is offered as values for pages and programs; of each part its {@code type} says which it is. */
    public Scene scene() {
        return Scene.of(this);
    }

    /** Returns whether something may be chosen: its kind is offered, and so is each of its values. */
    public boolean allows(Chosen chosen) {
        Optional<Kind> kind =
                kinds.stream().filter(one -> one.key().equals(chosen.kind())).findFirst();
        return kind.isPresent()
                && kind.get().parts().size() == chosen.values().size()
                && kind.get().parts().stream()
                        .allMatch(part -> chosen.values().containsKey(part.key())
                                && part.allows(chosen.values().getOrDefault(part.key(), List.of())));
    }

    /**
     * Returns what may be chosen, one after the other; of parts that may be taken in any order and number only some.
     */
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
