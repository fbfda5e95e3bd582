package arena.config;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.ini4j.Config;
import org.ini4j.InvalidFileFormatException;
import org.ini4j.spi.IniHandler;
import org.ini4j.spi.IniParser;

/**
 * The text of an ini file as sections with keys, each with its line.
 *
 * <p>A line is {@code [section]}, {@code key = value}, empty, or a comment that begins with {@code ;} or {@code #}.
 * Keys and headings are case-insensitive; the spelling is preserved, because names and environment variables need it.
 * ini4j reports no line numbers and stops at the first bad line, so it parses the lines one by one.
 */
final class IniText {

    private final Path file;
    private final List<Section> sections = new ArrayList<>();
    private final List<ConfigError> mistakes = new ArrayList<>();
    private final IniParser parser = IniParser.newInstance(plainConfig());
    private Optional<Section> current = Optional.empty();

    /**
     * A section.
     *
     * @param spelled the text between the brackets
     * @param line the line of its heading
     */
    record Section(String spelled, int line, List<Entry> entries) {
        String word() {
            return spelled.toLowerCase(Locale.ROOT);
        }
    }

    /** An entry {@code key = value}. */
    record Entry(String spelled, String value, int line) {
        String word() {
            return spelled.toLowerCase(Locale.ROOT);
        }
    }

    /** Parses a text; {@link #mistakes} then has its errors. */
    IniText(Path file, String text) {
        this.file = file;
        List<String> lines = List.of(text.split("\r\n|\r|\n", -1));
        for (int i = 0; i < lines.size(); i++) {
            scan(lines.get(i).strip(), i + 1);
        }
    }

    List<Section> sections() {
        return sections;
    }

    List<ConfigError> mistakes() {
        return mistakes;
    }

    private void scan(String line, int number) {
        if (line.isEmpty() || line.startsWith(";") || line.startsWith("#")) {
            return;
        }
        OptionalInt control = IntStream.range(0, line.length())
                .filter(at -> line.charAt(at) != '\t' && Character.isISOControl(line.charAt(at)))
                .findFirst();
        if (control.isPresent()) {
            refuseControl(line, number, control.getAsInt());
        } else if (line.startsWith("[")) {
            readHeading(line, number);
        } else {
            readEntry(line, number);
        }
    }

    /**
     * Refuses a control character: it is invisible in an editor and moves the cursor of a terminal. The entries under
     * such a heading are skipped.
     */
    private void refuseControl(String line, int number, int at) {
        if (line.startsWith("[")) {
            current = Optional.of(new Section(line, number, new ArrayList<>()));
        }
        refuse(
                number,
                String.format(
                        Locale.ROOT,
                        "the character %d of the line is a control character (\\u%04X); remove it.",
                        at + 1,
                        (int) line.charAt(at)));
    }

    /** The result of ini4j for a heading and the entry below it. */
    private static final class ParsedLine implements IniHandler {

        private String heading = "";
        private Optional<Entry> entry = Optional.empty();

        /** Parses one line or two; invalid lines give an empty result. */
        static ParsedLine in(IniParser parser, String text) {
            ParsedLine seen = new ParsedLine();
            try {
                parser.parse(new StringReader(text), seen);
            } catch (InvalidFileFormatException refused) {
                return new ParsedLine();
            } catch (IOException impossible) {
                throw new UncheckedIOException("a text in memory cannot be read", impossible);
            }
            return seen;
        }

        @Override
        public void startSection(String name) {
            heading = name;
        }

        @Override
        public void handleOption(String name, String value) {
            entry = Optional.of(new Entry(name, value.strip(), 0));
        }

        @Override
        public void startIni() {}

        @Override
        public void endSection() {}

        @Override
        public void endIni() {}

        @Override
        public void handleComment(String comment) {}
    }

    private void readHeading(String line, int number) {
        String name = ParsedLine.in(parser, line).heading;
        Section section = new Section(name.replaceAll("[ \t]+", " "), number, new ArrayList<>());
        current = Optional.of(section);
        Optional<Section> before = sections.stream()
                .filter(other -> other.word().equals(section.word()))
                .findFirst();
        if (name.isEmpty()) {
            refuse(number, "a section is written as [name] with nothing behind it, not " + line + "; correct it.");
        } else if (before.isPresent()) {
            refuse(number, twice(section, before.get()));
        } else {
            sections.add(section);
        }
    }

    private static String twice(Section section, Section before) {
        if (section.word().matches("(bot|team) .*") && !section.spelled().equals(before.spelled())) {
            return "[" + section.spelled() + "] and [" + before.spelled() + "] in line " + before.line()
                    + " differ only in case, and their folders would be one on some systems; rename one of them.";
        }
        if (section.word().startsWith("team ")) {
            return "there is a team " + section.spelled().substring("team ".length()) + " in line " + before.line()
                    + " already; give one of the two another name.";
        }
        return "the section [" + section.spelled() + "] stands here for the second time, first in line " + before.line()
                + "; put all its settings under one heading.";
    }

    private void readEntry(String line, int number) {
        // ini4j needs a heading above an entry, and accepts a colon for the equals sign.
        Optional<Entry> parsed = ParsedLine.in(parser, "[above]\n" + line)
                .entry
                .map(option -> new Entry(option.spelled(), option.value(), number))
                .filter(entry ->
                        line.substring(entry.spelled().length()).strip().startsWith("="));
        if (parsed.isEmpty()) {
            refuse(
                    number,
                    "expected \"key = value\", \"[section]\" or a comment that begins with \";\", not \"" + line
                            + "\"; correct or remove the line.");
            return;
        }
        Entry entry = parsed.get();
        if (current.isEmpty()) {
            refuse(
                    number,
                    "\"" + entry.spelled()
                            + "\" stands before the first [section]; move it under the heading it belongs" + " to.");
            return;
        }
        Section section = current.get();
        Optional<Entry> before = section.entries().stream()
                .filter(other -> other.word().equals(entry.word()))
                .findFirst();
        if (before.isPresent()) {
            refuse(
                    number,
                    "\"" + entry.spelled() + "\" stands in [" + section.spelled()
                            + "] for the second time, first in line "
                            + before.get().line() + "; remove one of the two.");
        } else {
            section.entries().add(entry);
        }
    }

    /** Returns a configuration without escapes and other features: the text is the value, a backslash too. */
    private static Config plainConfig() {
        Config config = new Config();
        config.setEscape(false);
        config.setEscapeNewline(false);
        config.setTree(false);
        config.setMultiSection(true);
        config.setMultiOption(true);
        config.setInclude(false);
        config.setEmptyOption(false);
        config.setLowerCaseOption(false);
        config.setLowerCaseSection(false);
        return config;
    }

    private void refuse(int line, String words) {
        mistakes.add(new ConfigError(file, line, words));
    }
}
