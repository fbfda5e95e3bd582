package arena.game;

import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The settings of one match: every setting of the game has a checked value.
 *
 * @param texts the values as text, by key; complete
 */
public record Settings(SortedMap<String, String> texts) {

    public Settings {
        texts = Collections.unmodifiableSortedMap(new TreeMap<>(texts));
    }

    /** Returns the game's defaults. */
    public static Settings defaults(GameInfo info) {
        return of(info, new TreeMap<>());
    }

    /**
     * Returns the game's defaults with some of them changed.
     *
     * @throws IllegalArgumentException with a sentence for people if a key is unknown or a value is out of its limits
     */
    public static Settings of(GameInfo info, Map<String, String> changed) {
        SortedMap<String, String> texts = new TreeMap<>();
        info.settings().forEach(setting -> texts.put(setting.key(), setting.kept(setting.standard())));
        new TreeMap<>(changed).forEach((key, text) -> {
            Setting setting = info.setting(key).orElseThrow(() -> new IllegalArgumentException(unknown(info, key)));
            setting.mistake(text).ifPresent(words -> {
                throw new IllegalArgumentException(words);
            });
            texts.put(key, setting.kept(text));
        });
        return new Settings(texts);
    }

    /**
     * Returns the values that everybody may read before a match: of a file the name and the digest. The content of a
     * file, such as the map of a final, may be secret until it is played; the digest proves later that it was this
     * file.
     */
    public SortedMap<String, String> published(GameInfo info) {
        SortedMap<String, String> published = new TreeMap<>(texts);
        info.settings()
                .forEach(setting -> published.computeIfPresent(
                        setting.key(),
                        (key, text) -> setting.file(text)
                                .map(file -> file.name() + " sha256:" + file.sha256())
                                .orElse(text)));
        return Collections.unmodifiableSortedMap(published);
    }

    /** Returns the same settings with the default files of the game. */
    public Settings withDefaultFiles(GameInfo info) {
        SortedMap<String, String> all = new TreeMap<>(texts);
        info.settings().stream()
                .filter(setting -> !setting.fileNames().isEmpty())
                .forEach(setting -> all.put(setting.key(), setting.kept(setting.standard())));
        return new Settings(all);
    }

    /**
     * Returns the same settings with another whole number.
     *
     * @throws IllegalArgumentException with a sentence for people if the number is out of the limits of the setting
     */
    public Settings with(Setting setting, long value) {
        String text = Long.toString(value);
        setting.mistake(text).ifPresent(words -> {
            throw new IllegalArgumentException(words);
        });
        SortedMap<String, String> changed = new TreeMap<>(texts);
        changed.put(setting.key(), text);
        return new Settings(changed);
    }

    /** Returns the value of a setting that is a whole number. */
    public int whole(Setting setting) {
        return (int) value(setting);
    }

    /** Returns the value of a setting that is a time. */
    public Duration duration(Setting setting) {
        return Duration.ofMillis(value(setting));
    }

    /** Returns the value of a setting that is one of a few words. */
    public String choice(Setting setting) {
        return setting.choices().get((int) value(setting));
    }

    /** Returns the value of a setting that is one line of text. */
    public String text(Setting setting) {
        return texts.getOrDefault(setting.key(), setting.standard());
    }

    /** Returns the value of a setting that is a file. */
    public TextFile file(Setting setting) {
        String text = texts.getOrDefault(setting.key(), setting.standard());
        return setting.file(text)
                .orElseThrow(() -> new IllegalArgumentException(setting.key() + " is no file: " + text));
    }

    private long value(Setting setting) {
        String text = texts.getOrDefault(setting.key(), setting.standard());
        return setting.value(text)
                .orElseThrow(() -> new IllegalArgumentException(setting.key() + " has no value of its kind: " + text));
    }

    private static String unknown(GameInfo info, String key) {
        return info.title() + " has no setting \"" + key + "\"; it has: "
                + String.join(", ", info.settings().stream().map(Setting::key).toList()) + ".";
    }
}
