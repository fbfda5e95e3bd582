package arena.config;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Section {@code [bot NAME]}: a program that the arena can start.
 *
 * @param name the name of its team, spelled as in the file
 * @param command the program and its arguments; {@code {folder}} and {@code {home}} are not filled in yet
 * @param workingFolder where it is started, absolute
 * @param environment variables that it gets besides the usual ones
 * @param startUp how long it may take until it is ready
 * @param line where its section begins in the file; 0 if it stands in none
 */
public record BotEntry(
        String name,
        List<String> command,
        Path workingFolder,
        SortedMap<String, String> environment,
        Duration startUp,
        int line) {

    /** Stands for the absolute path of the team folder. */
    public static final String FOLDER = "{folder}";

    /** Stands for the absolute path of the folder that the arena is installed in. */
    public static final String HOME = "{home}";

    public BotEntry {
        command = List.copyOf(command);
        environment = Collections.unmodifiableSortedMap(new TreeMap<>(environment));
        if (command.isEmpty()) {
            throw new IllegalArgumentException("the bot " + name + " has no command");
        }
    }

    /** Returns the same program, to play for another team. */
    BotEntry named(String other) {
        return new BotEntry(other, command, workingFolder, environment, startUp, line);
    }

    /**
     * Returns the command with the folders filled in; a command that does not say where the team folder goes gets it
     * last.
     */
    public List<String> command(Path folder, Path home) {
        List<String> words = command.stream()
                .map(word -> word.replace(FOLDER, folder.toString()).replace(HOME, home.toString()))
                .collect(Collectors.toCollection(ArrayList::new));
        if (command.stream().noneMatch(word -> word.contains(FOLDER))) {
            words.add(folder.toString());
        }
        return List.copyOf(words);
    }
}
