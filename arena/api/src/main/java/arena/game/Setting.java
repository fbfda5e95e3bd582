package arena.game;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A setting of a game that a host may change, with its default and its limits.
 *
 * @param key the name in {@code config.ini} and after {@code --set}: lower-case letters, digits and hyphens
 * @param kind the kind of value
 * @param standard the default, as text
 * @param least the smallest value: a number, milliseconds, or the length of a text
 * @param most the largest value: a number, milliseconds, or the length of a text
 * @param choices the words to choose from; empty if the value is a number or a time
 * @param words one sentence for people, with the unit
 * @param meaning the meaning for code that plans matches of any game
 * @param files the files that come with the game, if the setting is a file; the first one is the default
 */
public record Setting(
        String key,
        Kind kind,
        String standard,
        long least,
        long most,
        List<String> choices,
        String words,
        Setting.Meaning meaning,
        List<TextFile> files) {

    /** The kind of a setting's value. */
    public enum Kind {
        /** A whole number. */
        WHOLE,
        /** A time with its unit: {@code 500ms}, {@code 3s}, {@code 2m}. */
        DURATION,
        /** One of a few words; its value is the word's place in their list, from 0. */
        CHOICE,
        /** One line of text. */
        TEXT,
        /**
         * A text file: the name of one that comes with the game, or any file, {@linkplain TextFile#packed packed}.
         */
        FILE
    }

    /** The meaning of a setting for code that plans matches of any game. */
    public enum Meaning {
        /** The time limit of a usual answer. */
        MOVE_TIME,
        /** The time limit of another kind of answer. */
        ANSWER_TIME,
        /** The largest number of moves, or of rounds of moves, of a match. */
        LENGTH,
        /** No meaning outside of the game. */
        OWN
    }

    private static final int LONGEST_QUOTE = 60;
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");
    private static final Pattern TIME = Pattern.compile("([0-9]{1,9})(ms|s|m|h)");

    public Setting {
        if (!key.matches("[a-z0-9][a-z0-9-]*")) {
            throw new IllegalArgumentException("not a key of a setting: " + key);
        }
        choices = List.copyOf(choices);
        files = List.copyOf(files);
    }

    private Setting(String key, Kind kind, String standard, long least, long most, List<String> choices, String words) {
        this(key, kind, standard, least, most, choices, words, Meaning.OWN, List.of());
    }

    /** Returns the same setting with a meaning outside of the game. */
    public Setting meaning(Meaning known) {
        return new Setting(key, kind, standard, least, most, choices, words, known, files);
    }

    /** Returns whether the setting is the time limit of an answer. */
    public boolean isAnswerTime() {
        return meaning == Meaning.MOVE_TIME || meaning == Meaning.ANSWER_TIME;
    }

    /** Returns a setting that is a whole number. */
    public static Setting whole(String key, long standard, long least, long most, String words) {
        return new Setting(key, Kind.WHOLE, Long.toString(standard), least, most, List.of(), words);
    }

    /** Returns a setting that is a time. */
    public static Setting duration(String key, String standard, Duration least, Duration most, String words) {
        return new Setting(key, Kind.DURATION, standard, least.toMillis(), most.toMillis(), List.of(), words);
    }

    /** Returns a setting that is one of a few words; the first one is the default. */
    public static Setting choice(String key, List<String> choices, String words) {
        return new Setting(key, Kind.CHOICE, choices.get(0), 0, choices.size() - 1, choices, words);
    }

    /** Returns a setting that is one line of text with a limited number of characters. */
    public static Setting text(String key, String standard, int least, int most, String words) {
        return new Setting(key, Kind.TEXT, standard, least, most, List.of(), words);
    }

    /**
     * Returns a setting that is a text file with a limited number of characters; the first file that comes with the
     * game is the default.
     */
    public static Setting file(String key, List<TextFile> files, int most, String words) {
        return new Setting(key, Kind.FILE, files.get(0).name(), 0, most, List.of(), words, Meaning.OWN, files);
    }

    /** Returns the names of the files that come with the game. */
    public List<String> fileNames() {
        return files.stream().map(TextFile::name).toList();
    }

    /**
     * Returns the file of a value: by name one that comes with the game, or any packed one; nothing if the setting is
     * no file.
     */
    Optional<TextFile> file(String text) {
        return files.stream()
                .filter(file -> file.name().equals(text))
                .findFirst()
                .or(() -> kind == Kind.FILE ? TextFile.unpack(text) : Optional.empty());
    }

    /**
     * Returns a value as matches and records store it: a file that comes with the game is packed, since later versions
     * may differ.
     */
    String kept(String text) {
        return kind == Kind.FILE ? file(text).map(TextFile::packed).orElse(text) : text;
    }

    /** Returns what is wrong with a text as this setting's value, as a sentence; nothing if it is valid. */
    public Optional<String> mistake(String text) {
        Optional<Long> value = value(text);
        if (value.isPresent() && value.get() >= least && value.get() <= most) {
            return Optional.empty();
        }
        return Optional.of(
                switch (kind) {
                    case WHOLE -> key + " is a whole number from " + least + " to " + most + ", not \"" + text + "\".";
                    case DURATION ->
                        key + " is a time with its unit, such as 500ms, 3s or 2m, from "
                                + text(Duration.ofMillis(least)) + " to " + text(Duration.ofMillis(most)) + ", not \""
                                + text + "\".";
                    case CHOICE -> key + " is " + String.join(" or ", choices) + ", not \"" + text + "\".";
                    case TEXT -> key + " is one line of " + least + " to " + most + " letters, not \"" + text + "\".";
                    case FILE ->
                        key + " is a text file of up to " + most + " letters"
                                + (files.isEmpty() ? "" : ", or one of " + String.join(", ", fileNames()))
                                + ", not \""
                                + (text.length() > LONGEST_QUOTE ? text.substring(0, LONGEST_QUOTE) + "..." : text)
                                + "\".";
                });
    }

    /**
     * Returns the number, the milliseconds, the index of the word or the length of a text; nothing if the text is not
     * of this kind.
     */
    Optional<Long> value(String text) {
        return switch (kind) {
            case WHOLE -> NUMBER.matcher(text).matches() ? Optional.of(Long.parseLong(text)) : Optional.empty();
            case DURATION -> duration(text).map(Duration::toMillis);
            case CHOICE -> choices.contains(text) ? Optional.of((long) choices.indexOf(text)) : Optional.empty();
            case TEXT ->
                text.chars().noneMatch(Character::isISOControl) ? Optional.of((long) text.length()) : Optional.empty();
            case FILE -> file(text).map(file -> (long) file.content().length());
        };
    }

    /** Returns a time as a setting is written, in its largest unit that needs no fraction. */
    public static String text(Duration time) {
        long millis = time.toMillis();
        if (millis == 0 || millis % 1_000 != 0) {
            return millis + "ms";
        }
        if (millis % 60_000 != 0) {
            return millis / 1_000 + "s";
        }
        return millis % 3_600_000 == 0 ? millis / 3_600_000 + "h" : millis / 60_000 + "m";
    }

    /** Parses a time such as {@code 500ms}, {@code 3s} or {@code 2m}; nothing if the text is no time. */
    public static Optional<Duration> duration(String text) {
        Matcher matcher = TIME.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        long amount = Long.parseLong(matcher.group(1));
        return Optional.of(
                switch (matcher.group(2)) {
                    case "ms" -> Duration.ofMillis(amount);
                    case "s" -> Duration.ofSeconds(amount);
                    case "m" -> Duration.ofMinutes(amount);
                    default -> Duration.ofHours(amount);
                });
    }
}
