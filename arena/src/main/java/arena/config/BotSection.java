package arena.config;

import java.util.List;
import java.util.Locale;

/** Writes the section of a new bot as {@code config.ini} has it. */
public final class BotSection {

    private BotSection() {}

    /**
     * Returns the lines of a section that are appended to a file; nothing that stands in the file is touched.
     *
     * @param existing the text of the file so far, from which the line end is taken
     * @param comment one line for people
     * @param folder the working folder, as it is to be written
     */
    public static String appended(String existing, String comment, String name, List<String> command, String folder) {
        String end = existing.contains("\r\n") ? "\r\n" : "\n";
        boolean open = !existing.isEmpty() && !existing.endsWith("\n");
        return (open ? end : "") + String.join(end, "", "; " + comment, "[bot " + name + "]", "folder = " + folder, "")
                + "command = " + CommandWords.join(command) + end;
    }

    /** Returns whether two names would be one section. */
    public static boolean isSame(String name, String other) {
        return name.toLowerCase(Locale.ROOT).equals(other.toLowerCase(Locale.ROOT));
    }
}
