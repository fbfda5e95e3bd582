package arena.launch.program;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A program that plays for a team.
 *
 * @param name the name of its team
 * @param command the program and its arguments, with the path of the team folder filled in; no shell interprets it
 * @param workingFolder where it is started, and where relative paths in its command begin
 * @param environment variables that it gets besides the usual ones
 * @param startUp how long it may take until it is ready, independent of any move time
 * @param partner the other end of its standard streams; absent if it plays through its team folder
 */
public record BotProgram(
        String name,
        List<String> command,
        Path workingFolder,
        SortedMap<String, String> environment,
        Duration startUp,
        Optional<StreamPartner> partner) {

    /** The time that a program may take until it is ready, unless the host sets another time. */
    public static final Duration USUAL_START_UP = Duration.ofSeconds(10);

    public BotProgram {
        command = List.copyOf(command);
        workingFolder = workingFolder.toAbsolutePath().normalize();
        environment = Collections.unmodifiableSortedMap(new TreeMap<>(environment));
        if (command.isEmpty() || command.get(0).isBlank()) {
            throw new IllegalArgumentException("the bot " + name + " has no command");
        }
    }

    /** Makes a program that plays through its team folder. */
    public BotProgram(
            String name,
            List<String> command,
            Path workingFolder,
            SortedMap<String, String> environment,
            Duration startUp) {
        this(name, command, workingFolder, environment, startUp, Optional.empty());
    }

    /** Returns the same program with another command. */
    public BotProgram withCommand(List<String> other) {
        return new BotProgram(name, other, workingFolder, environment, startUp, partner);
    }

    /** Returns the program with a partner that serves this team folder, whatever else the program may see. */
    public BotProgram withPartnerIn(Path team) {
        Optional<StreamPartner> bound = partner.map(one -> (seen, streams) -> one.begin(team, streams));
        return new BotProgram(name, command, workingFolder, environment, startUp, bound);
    }

    /** Returns a program without variables of its own and with the usual time to start. */
    public static BotProgram of(String name, List<String> command, Path workingFolder) {
        return new BotProgram(name, command, workingFolder, new TreeMap<>(), USUAL_START_UP);
    }
}
