package arena.app;

import arena.config.ArenaFiles;
import arena.config.BotEntry;
import arena.config.BotSection;
import arena.config.Configuration;
import arena.config.DatabaseSettings;
import arena.launch.terms.LaunchTerms;
import arena.plugin.Games;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The folders that belong to the arena, which no launched program may use. */
public final class ReservedFolders {

    private ReservedFolders() {}

    /** Returns all of them, existing or not. */
    public static List<Path> of(Configuration configuration) {
        List<Path> reserved = new ArrayList<>(List.of(
                configuration.field().folder(),
                configuration.field().records(),
                configuration.field().logs(),
                configuration.practice().folder(),
                configuration.ladder().folder(),
                configuration.ladder().entries(),
                configuration.serve().folder(),
                comparisons(configuration),
                tunings(configuration)));
        configuration.ladderDatabase().flatMap(DatabaseSettings::passwordFile).ifPresent(reserved::add);
        return reserved;
    }

    /**
     * Returns the folders of the arena and of the bots.
     *
     * @param home the folder in which the arena is installed
     */
    public static LaunchTerms.KnownFolders grounds(Configuration configuration, Path home) {
        Path base = configuration
                .file()
                .flatMap(file -> Optional.ofNullable(file.getParent()))
                .orElseGet(() -> configuration.field().folder().resolveSibling(""));
        List<Path> own = new ArrayList<>(of(configuration));
        own.add(base.resolve(ArenaFiles.KEPT));
        configuration.file().ifPresent(own::add);
        own.add(base.resolve(BotSection.FILE));
        Path built = home.resolve("arena").resolve("target");
        List<Path> parts = new ArrayList<>(
                List.of(program(home), built.resolve("arena.jar"), built.resolve("arena.jsa"), built.resolve("lib")));
        parts.addAll(Games.catalog().jars());
        return new LaunchTerms.KnownFolders(
                List.of(base, home),
                own,
                configuration.bots().stream().map(BotEntry::workingFolder).toList(),
                ArenaFiles::in,
                parts);
    }

    /** Returns the launcher of the arena's command line, which a super bot behind a folder is started with. */
    public static Path program(Path home) {
        return home.resolve("arena").resolve("bin/arena");
    }

    /** Returns the folder of all comparisons. */
    public static Path comparisons(Configuration configuration) {
        return configuration.field().logs().resolveSibling("compare");
    }

    /** Returns the folder of all tunings. */
    public static Path tunings(Configuration configuration) {
        return configuration.field().logs().resolveSibling("tune");
    }
}
