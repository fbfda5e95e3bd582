package arena.cli.host;

import arena.config.Configuration;
import java.nio.file.Path;
import java.util.List;

/** The folders that the arena keeps for itself: no launched program has any business in them. */
public final class KeptFolders {

    private KeptFolders() {}

    /** Returns all of them, whether they exist or not. */
    public static List<Path> of(Configuration configuration) {
        return List.of(
                configuration.field().folder(),
                configuration.field().records(),
                configuration.field().logs(),
                configuration.practice().folder(),
                comparisons(configuration));
    }

    /** Returns the folder of all comparisons. */
    public static Path comparisons(Configuration configuration) {
        return configuration.field().logs().resolveSibling("compare");
    }
}
