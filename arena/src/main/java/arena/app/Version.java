package arena.app;

import arena.plugin.Games;
import java.util.Optional;

/** The version of this arena, from its archive. */
public final class Version {

    private Version() {}

    /**
     * Returns the version for the record of a match: that of the arena, followed by that of the game if it is not one
     * of the arena's own, such as {@code 1.0.0 pig/1.2.0}.
     */
    public static String of(String gameId) {
        return Games.catalog()
                .plugin(gameId)
                .filter(plugin -> plugin.jar().isPresent())
                .map(plugin -> text() + " " + gameId + "/" + plugin.provider().version())
                .orElseGet(Version::text);
    }

    /** Returns the version; {@code development} outside an archive. */
    public static String text() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("development");
    }
}
