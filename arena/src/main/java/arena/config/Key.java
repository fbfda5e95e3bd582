package arena.config;

import arena.game.Setting;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A key of a section, with its default, its values, their limits and the sentences about it, which stand nowhere else.
 * A {@link SectionReader} reads with it, and {@link SettingsComments} explains it.
 *
 * @param name the name in lower case; {@code env.KEY} is the family of all keys that begin with {@code env.}
 * @param text the text that a new file shows: the default, or an example
 * @param isExample whether the text is an example
 * @param absent the value if a file leaves the key out; absent if it is that of the text
 * @param parser the parser of a value
 * @param words the sentences for people, with the unit and the limits
 */
record Key<T>(String name, String text, boolean isExample, Optional<T> absent, Parser<T> parser, String words) {

    /** A parser of the text of a value; relative paths begin at a folder. */
    @FunctionalInterface
    interface Parser<T> {
        Parsed<T> parse(String text, Path folder);
    }

    /** A value, or what is wrong with its text, as a sentence. */
    record Parsed<T>(Optional<T> value, String mistake) {

        static <T> Parsed<T> good(T value) {
            return new Parsed<>(Optional.of(value), "");
        }

        static <T> Parsed<T> bad(String mistake) {
            return new Parsed<>(Optional.empty(), mistake);
        }

        <R> Parsed<R> map(Function<T, R> change) {
            return new Parsed<>(value.map(change), mistake);
        }
    }

    /** The possible values of a key, and the words for them after "is". */
    private record Values<T>(String expected, Function<String, Optional<T>> parse) {

        <R> Values<R> map(Function<T, R> change) {
            return new Values<>(expected, text -> parse.apply(text).map(change));
        }

        /** Returns the same values and a word for none. */
        <R> Values<R> or(String word, R none, Function<T, R> some) {
            return new Values<>(
                    "\"" + word + "\" or " + expected,
                    text -> text.equalsIgnoreCase(word)
                            ? Optional.of(none)
                            : parse.apply(text).map(some));
        }

        Parser<T> parser(String name, String remedy) {
            return (text, folder) -> parse.apply(text)
                    .map(Parsed::good)
                    .orElseGet(() -> Parsed.bad(name + " is " + expected + ", not \"" + text + "\"; " + remedy + "."));
        }
    }

    /** Returns a key with a default and a parser of its own. */
    static <T> Key<T> of(String name, String standard, Parser<T> parser) {
        return new Key<>(name, standard, false, Optional.empty(), parser, "");
    }

    /** Returns the same key with sentences for people, in front of those about its limits. */
    Key<T> says(String sentences) {
        return new Key<>(name, text, isExample, absent, parser, sentences.stripTrailing() + words);
    }

    /** Returns the same key without a default: a new file shows an example. */
    Key<Optional<T>> optional(String example) {
        Key<Optional<T>> key = ifGiven();
        return new Key<>(name, example, true, key.absent(), key.parser(), words);
    }

    /** Returns the same key with a value only if a file has it. */
    Key<Optional<T>> ifGiven() {
        Parser<Optional<T>> given =
                (written, folder) -> parser.parse(written, folder).map(Optional::of);
        return new Key<>(name, text, false, Optional.of(Optional.empty()), given, words);
    }

    /**
     * Returns the key of a family.
     *
     * @param name the name of an example, such as {@code env.KEY}
     */
    static Key<String> family(String name, String example) {
        return new Key<>(name, example, true, Optional.of(""), (text, folder) -> Parsed.good(text), "");
    }

    /** Returns the value of a file that leaves the key out. */
    T standard(Path folder) {
        return absent.or(() -> parser.parse(text, folder).value())
                .orElseThrow(() -> new IllegalStateException("the default of " + name + " is no value: " + text));
    }

    /** Returns whether a key of a file is this one, or belongs to this family. */
    boolean isNamed(String word) {
        String prefix = name.substring(0, name.indexOf('.') + 1);
        return word.equals(name) || !prefix.isEmpty() && word.startsWith(prefix) && word.length() > prefix.length();
    }

    static Key<Duration> time(String name, String standard, String least, String most) {
        return example(name, standard, times(least, most)).says(limits(least, most));
    }

    /** Returns the key of a time; its default is a word for none. */
    static Key<Optional<Duration>> timeOr(String none, String name, String least, String most) {
        Values<Optional<Duration>> values = times(least, most).or(none, Optional.empty(), Optional::of);
        return choice(name, none, values).says(limits(least, most));
    }

    static Key<Integer> whole(String name, int standard, int least, int most) {
        Values<Integer> values = numbers(least, most).map(Long::intValue);
        return example(name, Integer.toString(standard), values).says(limits(least, most));
    }

    static Key<Long> bytes(String name, long standard, long least, long most) {
        return example(name, Long.toString(standard), numbers(least, most)).says(limits(least, most));
    }

    /** Returns the key of a number; its default is a word for none. */
    static Key<OptionalInt> wholeOr(String none, String name, int least, int most) {
        return wholeOr(none, name, least, most, none);
    }

    /** Returns a whole number within limits, or a word for none, with a default that is either. */
    static Key<OptionalInt> wholeOr(String none, String name, int least, int most, String initial) {
        Values<OptionalInt> values =
                numbers(least, most).or(none, OptionalInt.empty(), number -> OptionalInt.of(number.intValue()));
        return choice(name, initial, values).says(limits(least, most));
    }

    private static Values<Duration> times(String least, String most) {
        Duration first = Setting.duration(least).orElseThrow();
        Duration last = Setting.duration(most).orElseThrow();
        return new Values<>(
                "a time with its unit, from " + least + " to " + most,
                text -> Setting.duration(text).filter(time -> time.compareTo(first) >= 0 && time.compareTo(last) <= 0));
    }

    private static Values<Long> numbers(long least, long most) {
        return new Values<>(
                "a whole number from " + least + " to " + most,
                text -> Optional.of(text)
                        .filter(digits -> digits.matches("[0-9]{1,18}"))
                        .map(Long::parseLong)
                        .filter(number -> number >= least && number <= most));
    }

    private static String limits(Object least, Object most) {
        return " From " + least + " to " + most + ".";
    }

    static Key<Boolean> flag(String name, boolean standard) {
        Values<Boolean> values = new Values<>(
                "on or off",
                text -> Stream.of("on", "off")
                        .filter(text::equalsIgnoreCase)
                        .map("on"::equals)
                        .findFirst());
        return choice(name, standard ? "on" : "off", values).says(" On or off.");
    }

    /** Returns the key of a word; the sentences about it explain each. */
    static <E extends Enum<E>> Key<E> word(String name, E standard) {
        List<E> all = List.of(standard.getDeclaringClass().getEnumConstants());
        String words = all.stream().map(Key::spelled).collect(Collectors.joining(", "));
        return choice(
                name,
                spelled(standard),
                new Values<>(
                        "one of " + words,
                        text -> all.stream()
                                .filter(word -> word.name().equalsIgnoreCase(text))
                                .findFirst()));
    }

    /** Returns the spelling of a word in a file. */
    static String spelled(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT);
    }

    /** Returns a key whose mistakes are answered with its default as an example. */
    private static <T> Key<T> example(String name, String standard, Values<T> values) {
        return of(name, standard, values.parser(name, "write for example " + name + " = " + standard));
    }

    /** Returns a key whose mistakes are answered with its possible values. */
    private static <T> Key<T> choice(String name, String standard, Values<T> values) {
        return of(name, standard, values.parser(name, "write one of them"));
    }

    /** Returns the key of a folder or file; its value is absolute. */
    static Key<Path> path(String name, String standard) {
        return of(name, standard, (text, folder) -> {
            try {
                return Parsed.good(resolve(text, folder));
            } catch (InvalidPathException wrong) {
                return Parsed.bad(name + " is a folder, and \"" + text + "\" is no name of one here; correct it.");
            }
        });
    }

    /** Returns the key of folders separated by spaces; a name with spaces is in double quotes. */
    static Key<List<Path>> paths(String name) {
        return of(name, "", (text, folder) -> {
            try {
                return words(name, text, word -> resolve(word, folder));
            } catch (InvalidPathException wrong) {
                return Parsed.bad(name + " is a list of folders, and \"" + wrong.getInput()
                        + "\" is no name of one here; correct it.");
            }
        });
    }

    /** Returns the key of a program and its arguments. */
    static Key<List<String>> command(String name) {
        return of(name, "", (text, folder) -> words(name, text, word -> word));
    }

    private static <T> Parsed<List<T>> words(String name, String text, Function<String, T> each) {
        return CommandWords.split(text)
                .map(words -> Parsed.good(words.stream().map(each).toList()))
                .orElseGet(() -> Parsed.bad(name + " has a double quote that is not closed: " + text + "; close it."));
    }

    private static Path resolve(String text, Path folder) {
        return folder.resolve(text).toAbsolutePath().normalize();
    }

    /** Returns the key of a regular expression for names of teams. */
    static Key<TeamNames> teamNames(String name) {
        String standard = TeamNames.STANDARD.pattern();
        return of(name, standard, (text, folder) -> {
            try {
                return Parsed.good(new TeamNames(Pattern.compile(text).pattern()));
            } catch (PatternSyntaxException wrong) {
                return Parsed.bad(name + " is a regular expression for names, and \"" + text
                        + "\" is none; write for example " + name + " = " + standard + ".");
            }
        });
    }

    /**
     * Returns the key of a text that a function accepts.
     *
     * @param mistake returns what is wrong with a text of a file, as a sentence
     */
    static Key<String> text(String name, String standard, Function<String, Optional<String>> mistake) {
        return of(
                name,
                standard,
                (text, folder) -> mistake.apply(text).map(Parsed::<String>bad).orElseGet(() -> Parsed.good(text)));
    }

    /** Returns the key of one of several ids; they are in lower case. */
    static Key<String> id(String name, List<String> ids) {
        return of(name, "", (text, folder) -> {
            String id = text.toLowerCase(Locale.ROOT);
            return ids.contains(id)
                    ? Parsed.good(id)
                    : Parsed.bad("there is no " + name + " \"" + text + "\"; " + SpellingSuggestion.hint(text, ids));
        });
    }

    /** Returns sentences each of which has a line of its own in the comment about a key. */
    static String list(Stream<String> sentences) {
        return sentences.map(sentence -> "\n  " + sentence).collect(Collectors.joining());
    }

    /** Returns the key of a text for people. */
    static Key<String> title(String name, int most) {
        return text(name, "", text -> titleMistake(name, most, text)).says(" 1 to " + most + " characters.");
    }

    /** Returns what is wrong with a text for people, as a sentence that begins with its name. */
    static Optional<String> titleMistake(String name, int most, String text) {
        long letters = text.codePoints().count();
        Optional<String> hidden = HiddenCharacters.first(text);
        if (hidden.isPresent()) {
            return Optional.of(name + " is a text on one line without hidden characters, and this one has "
                    + hidden.get() + "; take it out.");
        }
        return letters <= most
                ? Optional.empty()
                : Optional.of(name + " is a text of at most " + most + " characters, and this one has " + letters
                        + "; shorten it.");
    }

    /** Returns the key of a game's or format's setting; its value is the text, or a packed file. */
    static Key<String> of(Setting setting) {
        return of(setting.key(), setting.standard(), (text, folder) -> {
                    try {
                        String value = SettingFiles.value(setting, text, name -> resolve(name, folder));
                        return setting.mistake(value).map(Parsed::<String>bad).orElseGet(() -> Parsed.good(value));
                    } catch (IllegalArgumentException unusable) {
                        return Parsed.bad(String.valueOf(unusable.getMessage()));
                    }
                })
                .says(setting.words() + limits(setting));
    }

    private static String limits(Setting setting) {
        return switch (setting.kind()) {
            case WHOLE -> limits(setting.least(), setting.most());
            case DURATION -> limits(time(setting.least()), time(setting.most()));
            case CHOICE -> " One of " + String.join(", ", setting.choices()) + ".";
            case TEXT -> " One line.";
            case FILE ->
                " A file" + (setting.files().isEmpty() ? "" : ", or one of " + String.join(", ", setting.fileNames()))
                        + ".";
        };
    }

    private static String time(long millis) {
        return Setting.text(Duration.ofMillis(millis));
    }
}
