package arena.config;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A team of section {@code [team NAME]}.
 *
 * @param name the name of the team and of its folder, spelled as in the file
 * @param entry the bot that plays for it
 * @param title its title on pages; the name if the file gives no other
 * @param members its members, for people; empty if the file names none
 * @param seedNumber its seed, 1 for the strongest, if the file gives one
 * @param line the line of its section in the file; 0 for an entry that only fills a place
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
