package arena.config;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The settings of section {@code [games]}. They are read before all others, since the games decide which other sections
 * there are.
 *
 * @param folder the folder with the jars of further games, absolute
 * @param first the game that is played if none is named; empty for the first of the arena's own
 */
public record GamesSettings(Path folder, Optional<String> first) {

    /** The default folder, beside the configuration. */
    static final String FOLDER = "games.d";

    static final String SECTION = "games";

    /** Returns the settings of a file; the defaults if there is no such file, or none that can be read. */
    public static GamesSettings of(Path config) {
        Optional<IniText.Section> section = Optional.empty();
        if (Files.isRegularFile(config)) {
            try {
                section = new IniText(config, Files.readString(config, StandardCharsets.UTF_8))
                        .sections().stream()
                                .filter(one -> one.word().equals(SECTION))
                                .findFirst();
            } catch (IOException unreadable) {
                // The command that needs the file reports it.
                section = Optional.empty();
            }
        }
        return new GamesSettings(
                config.resolveSibling(value(section, "folder").orElse(FOLDER)).normalize(), value(section, "first"));
    }

    private static Optional<String> value(Optional<IniText.Section> section, String key) {
        return section.stream()
                .flatMap(one -> one.entries().stream())
                .filter(entry -> entry.word().equals(key))
                .map(IniText.Entry::value)
                .filter(value -> !value.isEmpty())
                .findFirst();
    }
}
