package arena.app.signup;

import arena.app.RequestFailure;
import arena.app.play.Doors;
import arena.config.BotEntry;
import arena.config.CommandWords;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The start command of an entry.
 *
 * @param command as in a contest file; empty if the entry has it in a file, as starter kits do
 * @param speaks the way in which the program plays
 */
public record StartCommand(String command, BotEntry.Speaks speaks) {

    /** The ways of a program that the arena starts. */
    public static final List<BotEntry.Speaks> WAYS =
            List.of(BotEntry.Speaks.FOLDER, BotEntry.Speaks.STDIO, BotEntry.Speaks.WIRE);

    /** Returns the ways in which programs play a game. */
    public static List<BotEntry.Speaks> waysOf(String gameId) {
        return WAYS.stream()
                .filter(way -> way != BotEntry.Speaks.WIRE || Doors.connects(gameId))
                .toList();
    }

    /** Makes a command of a program that uses its folder. */
    public StartCommand(String command) {
        this(command, BotEntry.Speaks.FOLDER);
    }

    /**
     * Returns the command that a team gives.
     *
     * @param speaks the word of the way; empty for a program that uses its folder
     * @throws RequestFailure if a program cannot play in this way
     */
    public static StartCommand of(String command, String speaks) {
        String word = speaks.strip().toLowerCase(Locale.ROOT);
        return ways(word)
                .map(way -> new StartCommand(command, way))
                .findFirst()
                .orElseThrow(() -> RequestFailure.usage("speaks is one of "
                        + String.join(
                                ", ", WAYS.stream().map(BotEntry.Speaks::word).toList())
                        + ", not \"" + word + "\"."));
    }

    private static Stream<BotEntry.Speaks> ways(String word) {
        return word.isEmpty()
                ? Stream.of(BotEntry.Speaks.FOLDER)
                : WAYS.stream().filter(way -> way.word().equals(word));
    }

    StartCommand with(String other) {
        return new StartCommand(other, speaks);
    }

    /** Returns the program and its arguments of a command that was checked. */
    List<String> words() {
        return CommandWords.split(command).orElseThrow();
    }
}
