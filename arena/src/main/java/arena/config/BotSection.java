package arena.config;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The section of a new bot in {@value #FILE}.
 *
 * @param name the name of the team
 * @param game the id of its game
 * @param folder the working folder, as written in the file
 */
public record BotSection(String name, String game, String folder, List<String> command) {

    /** The name of the file with a person's own bots, beside {@code config.ini}. */
    public static final String FILE = "bots.ini";

    public BotSection {
        command = List.copyOf(command);
    }

    /** Returns the bots file that belongs to a configuration file. */
    public static Path fileBeside(Path config) {
        return config.toAbsolutePath().normalize().resolveSibling(FILE);
    }

    /**
     * Returns the text to append to a file.
     *
     * @param existing the text of the file so far, which determines the line end
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

    /** Returns whether two names would be the same section. */
    public static boolean isSame(String name, String other) {
        return name.toLowerCase(Locale.ROOT).equals(other.toLowerCase(Locale.ROOT));
    }
}
