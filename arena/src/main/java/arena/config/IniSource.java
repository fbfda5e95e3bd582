package arena.config;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;

/** An ini file during its reading: its text, its sections, and its errors. */
final class IniSource {

    private static final int MOST_BYTES = 4_194_304;

    private final Path file;
    private final List<ConfigError> mistakes = new ArrayList<>();
    private final SortedMap<String, SectionReader> read = new TreeMap<>();

    /**
     * A kind of section that may occur any number of times, each with a name of its own, such as {@code [bot NAME]}.
     *
     * @param word the first word of its heading
     * @param example an example of a name
     */
    record Named(String word, String example) {}

    IniSource(Path file) {
        this.file = file.toAbsolutePath().normalize();
    }

    /** Returns the file, absolute. */
    Path file() {
        return file;
    }

    /** Returns the errors so far, in the order of the lines. */
    List<ConfigError> mistakes() {
        return mistakes.stream()
                .sorted(Comparator.comparingInt(ConfigError::line))
                .toList();
    }

    /** Returns the text of the file; nothing if it cannot be read, which is noted. */
    Optional<String> text(String missing) {
        try {
            if (Files.isDirectory(file)) {
                note(0, "this is a folder, not a file; name the file in it.");
            } else if (Files.size(file) > MOST_BYTES) {
                note(0, "the file is larger than " + MOST_BYTES + " bytes; name the right one.");
            } else {
                return decode(Files.readAllBytes(file));
            }
        } catch (NoSuchFileException absent) {
            note(0, missing);
        } catch (IOException failure) {
            note(0, "the file cannot be read (" + failure + "); make it a readable file.");
        }
        return Optional.empty();
    }

    /** Returns the text of the file, whatever its encoding is; nothing if it cannot be read or is too large. */
    Optional<String> lenientText() {
        try {
            return Files.isRegularFile(file) && Files.size(file) <= MOST_BYTES
                    ? Optional.of(Files.readString(file, StandardCharsets.ISO_8859_1))
                    : Optional.empty();
        } catch (IOException unreadable) {
            // The reader of the settings reports it.
            return Optional.empty();
        }
    }

    private Optional<String> decode(byte[] bytes) {
        ByteBuffer rest = ByteBuffer.wrap(bytes);
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(rest)
                    .toString();
            return Optional.of(text.startsWith("\uFEFF") ? text.substring(1) : text);
        } catch (CharacterCodingException wrong) {
            int line = 1;
            for (int i = 0; i < rest.position(); i++) {
                line += bytes[i] == '\n' ? 1 : 0;
            }
            note(line, "a byte stands here that is no UTF-8; save the file as UTF-8.");
            return Optional.empty();
        }
    }

    /** Returns the sections of a text. */
    IniText sections(String text) {
        IniText ini = new IniText(file, text);
        mistakes.addAll(ini.mistakes());
        return ini;
    }

    /** Notes each unknown section. */
    void checkHeadings(IniText ini, List<String> known, Named named) {
        ini.sections().forEach(section -> checkHeading(section, known, named));
    }

    private void checkHeading(IniText.Section section, List<String> known, Named named) {
        String word = section.word();
        if (word.equals(named.word())) {
            note(
                    section.line(),
                    "a " + word + "'s section has the name of its team, as in [" + word + " " + named.example()
                            + "]; add the name.");
        } else if (!known.contains(word) && !word.startsWith(named.word() + " ")) {
            List<String> all = new ArrayList<>(known);
            all.add(named.word() + " NAME");
            note(
                    section.line(),
                    "there is no section [" + section.spelled() + "]; "
                            + SpellingSuggestion.of(word, all)
                                    .map(near -> "did you mean [" + near + "]?")
                                    .orElse("there are [" + String.join("], [", all) + "]."));
        }
    }

    /** Reads the section with a name; a missing section has all its defaults. */
    <T> T section(IniText ini, String name, Function<SectionReader, T> shape) {
        SectionReader reader = ini.sections().stream()
                .filter(section -> section.word().equals(name))
                .findFirst()
                .map(section -> new SectionReader(file, section, mistakes))
                .orElseGet(() -> SectionReader.absent(file, name, mistakes));
        T value = shape.apply(reader);
        reader.finish();
        read.put(name, reader);
        return value;
    }

    /** Returns the sections that were read, each with comments that explain it, in the order of these names. */
    String comments(List<String> names) {
        return names.stream()
                .flatMap(name -> Optional.ofNullable(read.get(name)).stream())
                .map(SettingsComments::section)
                .collect(Collectors.joining());
    }

    /** Returns a comment that explains the sections of a kind. */
    String comment(Named named, BiConsumer<String, SectionReader> shape) {
        SectionReader reader = SectionReader.absent(file, named.word() + " NAME", new ArrayList<>());
        shape.accept("NAME", reader);
        return SettingsComments.list(reader);
    }

    /** Reads the sections that begin with a word, each with its name, in the order of the file. */
    <T> List<T> named(IniText ini, String word, BiFunction<String, SectionReader, Optional<T>> shape) {
        List<T> values = new ArrayList<>();
        for (IniText.Section section : ini.sections()) {
            if (section.word().startsWith(word + " ")) {
                SectionReader reader = new SectionReader(file, section, mistakes);
                shape.apply(section.spelled().substring(word.length() + 1).strip(), reader)
                        .ifPresent(values::add);
                reader.finish();
            }
        }
        return values;
    }

    void note(int line, String words) {
        mistakes.add(new ConfigError(file, line, words));
    }
}
