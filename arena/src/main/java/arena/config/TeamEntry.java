package arena.config;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Section {@code [team NAME]}: one who takes part.
 *
 * @param name the name of the team and of its folder, spelled as in the file
 * @param entry who plays for it
 * @param title what pages call it; the name if the file says nothing
 * @param members who they are, for people; empty if the file says nothing
 * @param seedNumber how strong it is thought to be, 1 for the strongest, if the file says so
 * @param line where its section begins in the file; 0 for one who only fills a place
 */
public record TeamEntry(String name, BotSource entry, String title, String members, OptionalInt seedNumber, int line) {

    static TeamEntry filler(String name, BotSource entry) {
        BotSource own = entry instanceof BotSource.Launched launched
                ? new BotSource.Launched(launched.program().named(name))
                : entry;
        return new TeamEntry(name, own, name, "", OptionalInt.empty(), 0);
    }

    /** Returns whether it only fills a place. */
    public boolean isFiller() {
        return line == 0;
    }

    Optional<ConfigError> missing(Path file) {
        return entry instanceof BotSource.Launched launched
                        && !Files.isDirectory(launched.program().workingFolder())
                ? Optional.of(new ConfigError(
                        file,
                        line,
                        "the team " + name + " is started in the folder "
                                + launched.program().workingFolder()
                                + ", which does not exist; make it, or name another one."))
                : Optional.empty();
    }
}
