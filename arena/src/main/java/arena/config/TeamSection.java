package arena.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The section of a team, to be written into the text of a contest file, whose other lines do not change.
 *
 * @param name the name of the team
 * @param title its title on pages; empty for its name
 * @param members its members; empty if unknown
 * @param command the program and its arguments
 * @param speaks the way in which the program plays
 * @param folder the working folder, as written in the file
 */
public record TeamSection(
        String name, String title, String members, List<String> command, BotEntry.Speaks speaks, String folder) {

    private static final String COMMENT = "; Signed up on the pages, and accepted by the organiser.";

    public TeamSection {
        command = List.copyOf(command);
    }

    /** Returns what is wrong with a title or with the members' names, as the end of a sentence. */
    public static Optional<String> mistake(String title, String members) {
        return Key.titleMistake("the title", TeamReader.LONGEST_TITLE, title)
                .or(() -> Key.titleMistake("what the members are called", TeamReader.LONGEST_MEMBERS, members));
    }

    /** Returns a text with this section, in the place of the team's earlier one or after all others. */
    public String in(String text) {
        String end = text.contains("\r\n") ? "\r\n" : "\n";
        List<String> lines = new ArrayList<>(List.of(text.split("\r\n|\r|\n", -1)));
        int begin = heading(lines);
        if (begin < 0) {
            String open = text.isEmpty() || text.endsWith("\n") ? "" : end;
            return text + open + String.join(end, "", COMMENT, String.join(end, lines()), "");
        }
        int after = begin + 1;
        for (int line = after; line < lines.size() && !lines.get(line).strip().startsWith("["); line++) {
            // The lines after the last setting may belong to the next section.
            after = lines.get(line).contains("=") && !isComment(lines.get(line)) ? line + 1 : after;
        }
        lines.subList(begin, after).clear();
        lines.addAll(begin, lines());
        return String.join(end, lines);
    }

    private int heading(List<String> lines) {
        String wanted = "[team " + name.toLowerCase(Locale.ROOT) + "]";
        for (int line = 0; line < lines.size(); line++) {
            String found = lines.get(line).strip().toLowerCase(Locale.ROOT).replaceAll("[ \t]+", " ");
            if (found.equals(wanted)) {
                return line;
            }
        }
        return -1;
    }

    private static boolean isComment(String line) {
        return line.strip().startsWith(";") || line.strip().startsWith("#");
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>(List.of("[team " + name + "]"));
        lines.add("folder = " + folder);
        lines.add("command = " + CommandWords.join(command));
        if (speaks != BotEntry.Speaks.FOLDER) {
            lines.add("speaks = " + speaks.word());
        }
        if (!title.isEmpty()) {
            lines.add("title = " + title);
        }
        if (!members.isEmpty()) {
            lines.add("members = " + members);
        }
        return lines;
    }
}
