package arena.config;

import java.util.stream.Collectors;

/** The writer of a settings file in which comments explain each section and each key. */
final class SettingsComments {

    private static final int COLUMNS = 120;

    private SettingsComments() {}

    /** Returns a section with the values of its file, or else the defaults; an example is commented out. */
    static String section(SectionReader section) {
        return "\n" + comment("; ", section.introduction()) + "[" + section.heading() + "]\n"
                + section.keys().stream()
                        .map(key -> comment("; ", key.words()) + line(section, key))
                        .collect(Collectors.joining());
    }

    private static String line(SectionReader section, Key<?> key) {
        boolean isGiven = section.has(key.name());
        return (isGiven || !key.isExample() ? "" : "; ") + key.name() + " = "
                + (isGiven ? section.text(key.name()) : key.text()) + "\n";
    }

    /** Returns a comment that explains the keys of sections of which a file has any number. */
    static String list(SectionReader section) {
        return "\n" + comment("; ", section.introduction())
                + section.keys().stream()
                        .map(key -> ";\n;   " + key.name() + " = " + key.text() + "\n" + comment(";     ", key.words()))
                        .collect(Collectors.joining());
    }

    /**
     * Returns a text as lines of a comment. It is wrapped anew; a line that begins with a space stays a line of its
     * own, and an empty line stays empty.
     */
    static String comment(String prefix, String text) {
        StringBuilder comment = new StringBuilder();
        for (String paragraph :
                text.isBlank() ? new String[0] : text.stripTrailing().split("\n(?=[ \n])", -1)) {
            comment.append(paragraph.startsWith("\n") ? prefix.strip() + "\n" : "");
            String line = prefix + (paragraph.startsWith(" ") ? "  " : "");
            for (String word : paragraph.strip().split("\\s+", -1)) {
                if (line.length() + word.length() > COLUMNS) {
                    comment.append(line.stripTrailing()).append('\n');
                    line = prefix;
                }
                line += word + " ";
            }
            comment.append(line.stripTrailing()).append('\n');
        }
        return comment.toString();
    }
}
