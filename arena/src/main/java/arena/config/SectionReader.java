package arena.config;

import arena.game.Setting;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;

/**
 * The reader of one section. Each call names its key and default, so that all keys are known afterwards; an invalid
 * value is noted as an error, and the default is returned instead.
 */
final class SectionReader {

    private final Path file;
    private final IniText.Section section;
    private final List<ConfigError> mistakes;
    private final List<String> known = new ArrayList<>();

    SectionReader(Path file, IniText.Section section, List<ConfigError> mistakes) {
        this.file = file;
        this.section = section;
        this.mistakes = mistakes;
    }

    /** Returns a reader of a section that the file does not have: all values are defaults. */
    static SectionReader absent(Path file, String name, List<ConfigError> mistakes) {
        return new SectionReader(file, new IniText.Section(name, 0, List.of()), mistakes);
    }

    Duration time(String key, Duration standard, Duration least, Duration most) {
        return value(
                key,
                standard,
                text -> outcome(
                        duration(text, least, most),
                        times(least, most),
                        text,
                        "write for example " + key + " = " + Setting.text(standard)));
    }

    /** Returns a time within its limits, or nothing for the word that means none, which is the default. */
    Optional<Duration> timeOr(String key, String none, Duration least, Duration most) {
        return value(
                key,
                Optional.empty(),
                text -> text.equalsIgnoreCase(none)
                        ? Outcome.good(Optional.empty())
                        : oneOf(duration(text, least, most), "\"" + none + "\" or " + times(least, most), text)
                                .map(Optional::of));
    }

    private static Optional<Duration> duration(String text, Duration least, Duration most) {
        return Setting.duration(text).filter(time -> time.compareTo(least) >= 0 && time.compareTo(most) <= 0);
    }

    private static String times(Duration least, Duration most) {
        return "a time with its unit, from " + Setting.text(least) + " to " + Setting.text(most);
    }

    int whole(String key, int standard, int least, int most) {
        return (int) whole(key, (long) standard, least, most);
    }

    long whole(String key, long standard, long least, long most) {
        return value(
                key,
                standard,
                text -> outcome(
                        number(text, least, most),
                        numbers(least, most),
                        text,
                        "write for example " + key + " = " + standard));
    }

    /** Returns a number; nothing if the section leaves it out or has the word that means none. */
    OptionalInt wholeOr(String key, String none, int least, int most) {
        return value(
                key,
                OptionalInt.empty(),
                text -> text.equalsIgnoreCase(none)
                        ? Outcome.good(OptionalInt.empty())
                        : oneOf(number(text, least, most), "\"" + none + "\" or " + numbers(least, most), text)
                                .map(number -> OptionalInt.of(number.intValue())));
    }

    private static Optional<Long> number(String text, long least, long most) {
        return Optional.of(text)
                .filter(digits -> digits.matches("[0-9]{1,18}"))
                .map(Long::parseLong)
                .filter(number -> number >= least && number <= most);
    }

    private static String numbers(long least, long most) {
        return "a whole number from " + least + " to " + most;
    }

    boolean flag(String key, boolean standard) {
        return value(key, standard, text -> {
            String word = text.toLowerCase(Locale.ROOT);
            return oneOf(Optional.of(word.equals("on")).filter(on -> on || word.equals("off")), "on or off", text);
        });
    }

    <E extends Enum<E>> E word(String key, E standard) {
        List<E> words = Arrays.asList(standard.getDeclaringClass().getEnumConstants());
        String all = words.stream().map(SectionReader::spelled).collect(Collectors.joining(", "));
        return value(key, standard, text -> {
            Optional<E> word = words.stream()
                    .filter(one -> one.name().equalsIgnoreCase(text))
                    .findFirst();
            return oneOf(word, "one of " + all, text);
        });
    }

    /** Returns a value, or an error that names the expected values and the remedy. */
    private static <T> Outcome<T> outcome(Optional<T> value, String expected, String text, String remedy) {
        return value.map(Outcome::good)
                .orElseGet(() -> Outcome.bad("is " + expected + ", not \"" + text + "\"; " + remedy));
    }

    private static <T> Outcome<T> oneOf(Optional<T> value, String expected, String text) {
        return outcome(value, expected, text, "write one of them");
    }

    /** Returns the spelling of a word in a file. */
    static String spelled(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT);
    }

    /** Returns a folder; a relative path begins at the folder of the file. */
    Path path(String key, String standard) {
        return value(key, resolve(standard), text -> {
            try {
                return Outcome.good(resolve(text));
            } catch (InvalidPathException wrong) {
                return Outcome.bad("is a folder, and \"" + text + "\" is no name of one here; correct it");
            }
        });
    }

    /** Returns a folder; nothing if the section names none. */
    Optional<Path> optionalPath(String key) {
        Path path = path(key, ".");
        return has(key) ? Optional.of(path) : Optional.empty();
    }

    /**
     * Returns folders that are separated by spaces, with names with spaces in double quotes; empty if the section names
     * none.
     */
    List<Path> paths(String key) {
        return value(key, List.of(), text -> {
            try {
                return CommandWords.split(text)
                        .map(words ->
                                Outcome.good(words.stream().map(this::resolve).toList()))
                        .orElseGet(() -> Outcome.bad(unclosed(text)));
            } catch (InvalidPathException wrong) {
                return Outcome.bad(
                        "is a list of folders, and \"" + wrong.getInput() + "\" is no name of one here; correct it");
            }
        });
    }

    private static String unclosed(String text) {
        return "has a double quote that is not closed: " + text + "; close it";
    }

    TeamNames teamNames(String key, TeamNames standard) {
        return value(key, standard, text -> {
            try {
                return Outcome.good(new TeamNames(Pattern.compile(text).pattern()));
            } catch (PatternSyntaxException wrong) {
                return Outcome.bad("is a regular expression for names, and \"" + text + "\" is none; write for example "
                        + key + " = " + standard.pattern());
            }
        });
    }

    /** Returns a text unchecked; empty if there is none. */
    String text(String key) {
        known.add(key);
        return entry(key).map(IniText.Entry::value).orElse("");
    }

    /** Returns the words of a command; empty if there is none, which is an error too. */
    List<String> command(String key, String missing) {
        if (entry(key).isEmpty()) {
            note(section.line(), missing);
        }
        return value(
                key,
                List.of(),
                text -> CommandWords.split(text).map(Outcome::good).orElseGet(() -> Outcome.bad(unclosed(text))));
    }

    /** Returns the entries whose key begins with a prefix, and counts them as known. */
    List<IniText.Entry> beginningWith(String prefix) {
        List<IniText.Entry> entries = section.entries().stream()
                .filter(entry -> entry.word().startsWith(prefix) && entry.word().length() > prefix.length())
                .toList();
        entries.forEach(entry -> known.add(entry.word()));
        known.add(prefix + "KEY");
        return entries;
    }

    /** Returns a text that a function accepts; nothing if the section leaves it out. */
    Optional<String> checked(String key, Function<String, Optional<String>> mistake) {
        return value(
                key,
                Optional.empty(),
                text -> mistake.apply(text)
                        .map(words -> Outcome.<Optional<String>>badSentence(words))
                        .orElseGet(() -> Outcome.good(Optional.of(text))));
    }

    /** Returns a mandatory text that a function accepts; nothing if it is missing, which is noted. */
    Optional<String> required(String key, String missing, Function<String, Optional<String>> mistake) {
        if (!has(key)) {
            note(section.line(), missing);
        }
        return checked(key, mistake);
    }

    /** Returns a text for people, on one line. */
    Optional<String> title(String key, int most) {
        return checked(key, text -> titleMistake(key, most, text));
    }

    static Optional<String> titleMistake(String key, int most, String text) {
        long letters = text.codePoints().count();
        Optional<String> hidden = HiddenCharacters.first(text);
        if (hidden.isPresent()) {
            return Optional.of(key + " is a text on one line without hidden characters, and this one has "
                    + hidden.get() + "; take it out.");
        }
        return letters <= most
                ? Optional.empty()
                : Optional.of(key + " is a text of at most " + most + " characters, and this one has " + letters
                        + "; shorten it.");
    }

    /** Returns the values of the settings that the section changes, by key. */
    SortedMap<String, String> settings(List<Setting> settings) {
        SortedMap<String, String> changed = new TreeMap<>();
        for (Setting setting : settings) {
            checked(setting.key(), text -> mistake(setting, text))
                    .ifPresent(text -> changed.put(setting.key(), SettingFiles.value(setting, text, this::file)));
        }
        return changed;
    }

    private Optional<String> mistake(Setting setting, String text) {
        try {
            return setting.mistake(SettingFiles.value(setting, text, this::file));
        } catch (IllegalArgumentException unreadable) {
            return Optional.of(String.valueOf(unreadable.getMessage()));
        }
    }

    private Path file(String text) {
        return resolve(text);
    }

    /** Returns whether the section has a key. */
    boolean has(String key) {
        return entry(key).isPresent();
    }

    /** Returns the file of the section. */
    Path file() {
        return file;
    }

    /** Returns the line of the section; 0 if the file does not have it. */
    int line() {
        return section.line();
    }

    /** Returns the line of a key, or else of the section. */
    int line(String key) {
        return entry(key.toLowerCase(Locale.ROOT)).map(IniText.Entry::line).orElse(section.line());
    }

    /** Notes an error of the whole section. */
    void note(String words) {
        note(section.line(), words);
    }

    /** Notes an error that depends on several values. */
    void note(String key, String words) {
        note(line(key), words);
    }

    /** Notes each key that was not read. */
    void finish() {
        for (IniText.Entry entry : section.entries()) {
            if (!known.contains(entry.word())) {
                note(entry.line(), unknown(entry));
            }
        }
    }

    private String unknown(IniText.Entry entry) {
        List<String> names = List.copyOf(new TreeSet<>(known));
        return "[" + section.spelled() + "] has no setting \"" + entry.spelled() + "\"; "
                + SpellingSuggestion.of(entry.spelled(), names)
                        .map(near -> "did you mean \"" + near + "\"?")
                        .orElseGet(() ->
                                names.isEmpty() ? "remove the line." : "it has " + String.join(", ", names) + ".");
    }

    private <T> T value(String key, T standard, Function<String, Outcome<T>> reader) {
        known.add(key);
        Optional<IniText.Entry> entry = entry(key);
        if (entry.isEmpty()) {
            return standard;
        }
        if (entry.get().value().isEmpty()) {
            note(
                    entry.get().line(),
                    "\"" + key + "\" has no value; write one, or remove the line to have the default.");
            return standard;
        }
        Outcome<T> outcome = reader.apply(entry.get().value());
        outcome.mistake()
                .ifPresent(words -> note(
                        entry.get().line(), sentence(key, words, entry.get().value())));
        return outcome.value().orElse(standard);
    }

    private static String sentence(String key, String words, String value) {
        if (words.endsWith("?")) {
            return words;
        }
        String begun = words.endsWith(".") ? words.substring(0, words.length() - 1) : key + " " + words;
        boolean comment = value.matches(".*[ \t][;#].*");
        return begun + (comment ? " (a comment stands on a line of its own)." : ".");
    }

    private Optional<IniText.Entry> entry(String key) {
        return section.entries().stream()
                .filter(entry -> entry.word().equals(key))
                .findFirst();
    }

    private Path resolve(String text) {
        return Optional.ofNullable(file.getParent())
                .orElse(file)
                .resolve(text)
                .toAbsolutePath()
                .normalize();
    }

    void note(int line, String words) {
        mistakes.add(new ConfigError(file, line, words));
    }

    /** A value, or the error in its text. */
    private record Outcome<T>(Optional<T> value, Optional<String> mistake) {

        static <T> Outcome<T> good(T value) {
            return new Outcome<>(Optional.of(value), Optional.empty());
        }

        <R> Outcome<R> map(Function<T, R> change) {
            return new Outcome<>(value.map(change), mistake);
        }

        /** Returns an error in words that follow the key. */
        static <T> Outcome<T> bad(String words) {
            return new Outcome<>(Optional.empty(), Optional.of(words));
        }

        /** Returns an error in a whole sentence. */
        static <T> Outcome<T> badSentence(String sentence) {
            return new Outcome<>(Optional.empty(), Optional.of(sentence));
        }
    }
}
