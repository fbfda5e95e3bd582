package arena.config;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The section of a new bot, as {@value #FILE} has it.
 *
 * @param name the team's
 * @param game the id of the game that it plays
 * @param folder the working folder, as it is to be written
 */
public record BotSection(String name, String game, String folder, List<String> command) {

    /** The name of the file with somebody's own bots, beside {@code config.ini}. */
    public static final String FILE = "bots.ini";

    public BotSection {
        command = List.copyOf(command);
    }

    /** Returns the file with the own bots that belongs to a configuration file. */
    public static Path fileBeside(Path config) {
        return config.toAbsolutePath().normalize().resolveSibling(FILE);
    }

    /**
     * Returns the lines that are appended to a file; nothing that stands in the file is touched.
     *
     * @param existing the text of the file so far, from which the line end is taken
     * @param comment one line for people
     */
    public String appendedTo(String existing, String comment) {
        String end = existing.contains("\r\n") ? "\r\n" : "\n";
        boolean open = !existing.isEmpty() && !existing.endsWith("\n");
        List<String> lines = new ArrayList<>();
        if (existing.isEmpty()) {
            lines.add("; One's own bots, each in a section as config.ini explains it; no other section stands here.");
        }
        lines.add("");
        lines.add("; " + comment);
        lines.add("[bot " + name + "]");
        lines.add("game = " + game);
        lines.add("folder = " + folder);
        lines.add("command = " + CommandWords.join(command));
        return (open ? end : "") + String.join(end, lines) + end;
    }

    /** Returns whether two names would be one section. */
    public static boolean isSame(String name, String other) {
        return name.toLowerCase(Locale.ROOT).equals(other.toLowerCase(Locale.ROOT));
    }
}
