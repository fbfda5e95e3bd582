package arena.config;

import arena.game.Setting;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The reader of one section. The keys that it is asked for are the keys of the section: any other is an error, and
 * {@link SettingsComments} explains them in the order in which they were asked for. An invalid value is noted as an
 * error, and the default is returned instead.
 */
final class SectionReader {

    private final Path file;
    private final IniText.Section section;
    private final List<ConfigError> mistakes;
    private final List<Key<?>> keys = new ArrayList<>();
    private String introduction = "";

    SectionReader(Path file, IniText.Section section, List<ConfigError> mistakes) {
        this.file = file;
        this.section = section;
        this.mistakes = mistakes;
    }

    /** Returns a reader of a section that the file does not have: all values are defaults. */
    static SectionReader absent(Path file, String name, List<ConfigError> mistakes) {
        return new SectionReader(file, new IniText.Section(name, 0, List.of()), mistakes);
    }

    /** Introduces the section with sentences for people. */
    SectionReader says(String sentences) {
        introduction = sentences;
        return this;
    }

    /** Returns the value of a key. */
    <T> T get(Key<T> key) {
        keys.add(key);
        Path folder = Optional.ofNullable(file.getParent()).orElse(file);
        return entry(key.name()).flatMap(entry -> value(key, entry, folder)).orElseGet(() -> key.standard(folder));
    }

    private <T> Optional<T> value(Key<T> key, IniText.Entry entry, Path folder) {
        if (entry.value().isEmpty()) {
            note(
                    entry.line(),
                    "\"" + key.name() + "\" has no value; write one, or remove the line to have the default.");
            return Optional.empty();
        }
        Key.Parsed<T> parsed = key.parser().parse(entry.value(), folder);
        if (parsed.value().isEmpty()) {
            boolean comment = entry.value().matches(".*[ \t][;#].*");
            String remark = comment ? " (a comment stands on a line of its own)." : ".";
            note(entry.line(), parsed.mistake().replaceFirst("\\.$", remark));
        }
        return parsed.value();
    }

    /** Returns the value of a mandatory key; a missing one is noted. */
    <T> T get(Key<T> key, String missing) {
        if (!has(key.name())) {
            note(section.line(), missing);
        }
        return get(key);
    }

    /** Returns the entries of a family of keys. */
    List<IniText.Entry> all(Key<?> family) {
        keys.add(family);
        return entries(family::isNamed);
    }

    /** Returns the entries whose keys, in lower case, fulfil a condition. */
    List<IniText.Entry> entries(Predicate<String> condition) {
        return section.entries().stream()
                .filter(entry -> condition.test(entry.word()))
                .toList();
    }

    /**
     * Returns the values of the settings that the section changes, by key.
     *
     * @param isElsewhere whether the defaults are in another section or file
     */
    SortedMap<String, String> settings(List<Setting> settings, boolean isElsewhere) {
        SortedMap<String, String> changed = new TreeMap<>();
        for (Setting setting : settings) {
            Key<String> key = Key.of(setting);
            get(isElsewhere ? key.optional(setting.standard()) : key.ifGiven())
                    .ifPresent(value -> changed.put(setting.key(), value));
        }
        return changed;
    }

    /** Returns the text of a key, unchecked; empty if the section does not have it. */
    String text(String key) {
        return entry(key).map(IniText.Entry::value).orElse("");
    }

    /** Returns whether the section has a key. */
    boolean has(String key) {
        return entry(key).isPresent();
    }

    /** Returns the file of the section. */
    Path file() {
        return file;
    }

    /** Returns the text between the brackets of the section's heading. */
    String heading() {
        return section.spelled();
    }

    /** Returns the sentences that introduce the section. */
    String introduction() {
        return introduction;
    }

    /** Returns the keys of the section. */
    List<Key<?>> keys() {
        return keys;
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

    void note(int line, String words) {
        mistakes.add(new ConfigError(file, line, words));
    }

    /** Notes each key that was not asked for. */
    void finish() {
        entries(word -> keys.stream().noneMatch(key -> key.isNamed(word)))
                .forEach(entry -> note(entry.line(), unknown(entry)));
    }

    private String unknown(IniText.Entry entry) {
        TreeSet<String> names = new TreeSet<>(keys.stream().map(Key::name).toList());
        return "[" + section.spelled() + "] has no setting \"" + entry.spelled() + "\"; "
                + SpellingSuggestion.of(entry.spelled(), names)
                        .map(near -> "did you mean \"" + near + "\"?")
                        .orElseGet(() ->
                                names.isEmpty() ? "remove the line." : "it has " + String.join(", ", names) + ".");
    }

    private Optional<IniText.Entry> entry(String key) {
        return entries(key::equals).stream().findFirst();
    }
}
