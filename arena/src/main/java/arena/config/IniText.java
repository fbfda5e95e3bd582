package arena.config;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.ini4j.Config;
import org.ini4j.Ini;
import org.ini4j.Profile;

/**
 * The text of an ini file as sections with keys, each with its line.
 *
 * <p>A line is {@code [section]}, {@code key = value}, empty, or a comment that begins with {@code ;} or {@code #}. Words
 * mean the same in any case; the spelling is kept, because names and environment variables need it. ini4j knows no line
 * numbers and stops at the first bad line, so the lines are looked at here first, and it gets the sound ones only.
 */
final class IniText {

    private final Path file;
    private final List<Section> sections = new ArrayList<>();
    private final List<Mistake> mistakes = new ArrayList<>();
    private final StringBuilder sound = new StringBuilder();
    private Optional<Section> current = Optional.empty();

    /**
     * One section.
     *
     * @param spelled what stands between the brackets
     * @param line where it begins
     */
    record Section(String spelled, int line, List<Entry> entries) {
        String word() {
            return spelled.toLowerCase(Locale.ROOT);
        }
    }

    /** One {@code key = value}. */
    record Entry(String spelled, String value, int line) {
        String word() {
            return spelled.toLowerCase(Locale.ROOT);
        }
    }

    /** Takes the text apart; what is wrong with it is among the mistakes afterwards. */
    IniText(Path file, String text) {
        this.file = file;
        List<String> lines = List.of(text.split("\r\n|\r|\n", -1));
        for (int i = 0; i < lines.size(); i++) {
            boolean good = scan(lines.get(i).strip(), i + 1);
            sound.append(good ? lines.get(i).strip() : "").append('\n');
        }
        fillIn();
    }

    List<Section> sections() {
        return sections;
    }

    List<Mistake> mistakes() {
        return mistakes;
    }

    private boolean scan(String line, int number) {
        if (line.isEmpty() || line.startsWith(";") || line.startsWith("#")) {
            return true;
        }
        OptionalInt control = IntStream.range(0, line.length())
                .filter(at -> line.charAt(at) != '\t' && Character.isISOControl(line.charAt(at)))
                .findFirst();
        if (control.isPresent()) {
            return refuseControl(line, number, control.getAsInt());
        }
        return line.startsWith("[") ? scanHeading(line, number) : scanEntry(line, number);
    }

    /** What nobody sees in an editor moves the cursor of every terminal that shows it. What stands under such a heading is passed over. */
    private boolean refuseControl(String line, int number, int at) {
        if (line.startsWith("[")) {
            current = Optional.of(new Section(line, number, new ArrayList<>()));
        }
        return refuse(
                number,
                String.format(
                        Locale.ROOT,
                        "the character %d of the line is a control character (\\u%04X); remove it.",
                        at + 1,
                        (int) line.charAt(at)));
    }

    private boolean scanHeading(String line, int number) {
        String name = line.endsWith("]") ? line.substring(1, line.length() - 1).strip() : "";
        Section section = new Section(name.replaceAll("[ \t]+", " "), number, new ArrayList<>());
        current = Optional.of(section);
        if (name.isEmpty()) {
            return refuse(
                    number, "a section is written as [name] with nothing behind it, not " + line + "; correct it.");
        }
        Optional<Section> before = sections.stream()
                .filter(other -> other.word().equals(section.word()))
                .findFirst();
        if (before.isPresent()) {
            return refuse(number, twice(section, before.get()));
        }
        return sections.add(section);
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

    private boolean scanEntry(String line, int number) {
        int equals = line.indexOf('=');
        String key = equals < 0 ? "" : line.substring(0, equals).strip();
        if (key.isEmpty() || key.indexOf(':') >= 0) {
            return refuse(
                    number,
                    "expected \"key = value\", \"[section]\" or a comment that begins with \";\", not \"" + line
                            + "\"; correct or remove the line.");
        }
        if (current.isEmpty()) {
            return refuse(
                    number,
                    "\"" + key + "\" stands before the first [section]; move it under the heading it belongs to.");
        }
        Section section = current.get();
        Entry entry = new Entry(key, "", number);
        Optional<Entry> before = section.entries().stream()
                .filter(other -> other.word().equals(entry.word()))
                .findFirst();
        if (before.isPresent()) {
            return refuse(
                    number,
                    "\"" + key + "\" stands in [" + section.spelled() + "] for the second time, first in line "
                            + before.get().line() + "; remove one of the two.");
        }
        section.entries().add(entry);
        return isSound(section);
    }

    /** Returns whether the entries under a heading count: not if the heading was refused. */
    private boolean isSound(Section section) {
        return sections.stream().anyMatch(good -> good.line() == section.line());
    }

    /** Fetches the values from ini4j. */
    private void fillIn() {
        Ini ini = new Ini();
        ini.setConfig(plainConfig());
        try {
            ini.load(new StringReader(sound.toString()));
        } catch (IOException unexpected) {
            refuse(0, "this is no ini file: " + unexpected.getMessage() + "; correct that line.");
            return;
        }
        for (Section section : sections) {
            Optional<Profile.Section> values = Optional.ofNullable(ini.get(spelledInFile(ini, section)));
            section.entries()
                    .replaceAll(entry -> new Entry(
                            entry.spelled(),
                            values.map(found -> found.get(entry.spelled()))
                                    .orElse("")
                                    .strip(),
                            entry.line()));
        }
    }

    private static String spelledInFile(Ini ini, Section section) {
        return ini.keySet().stream()
                .filter(name -> name.replaceAll("[ \t]+", " ").equals(section.spelled()))
                .findFirst()
                .orElse(section.spelled());
    }

    /** Everything clever is off: what stands in the file is the value, a backslash too. */
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

    private boolean refuse(int line, String words) {
        mistakes.add(new Mistake(file, line, words));
        return false;
    }
}
