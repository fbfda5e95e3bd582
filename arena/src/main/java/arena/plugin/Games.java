package arena.plugin;

import arena.game.GameDefinition;
import arena.provider.GameProvider;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * The games of this process: those of the class path, and those of the jars that the command line has found.
 *
 * <p>The catalog is installed once, before the first use. It is global to the process, as its classes are.
 */
public final class Games {

    private static final AtomicReference<@Nullable GameCatalog> CATALOG = new AtomicReference<>();

    private Games() {}

    /** Installs the catalog. */
    public static void install(GameCatalog catalog) {
        CATALOG.set(catalog);
    }

    /** Installs the catalog of the class path. */
    public static void installClassPath() {
        CATALOG.set(null);
    }

    /** Returns the catalog; that of the class path if none was installed. */
    public static GameCatalog catalog() {
        return Optional.ofNullable(CATALOG.get()).orElseGet(ClassPath::catalog);
    }

    /** The catalog of the class path, which never changes; its class is loaded with the first use. */
    private static final class ClassPath {

        private static final GameCatalog CATALOG = GameCatalog.ofClassPath();

        static GameCatalog catalog() {
            return CATALOG;
        }
    }

    /** Returns every game, in the order of every list that people see. */
    public static List<GameDefinition<?, ?, ?>> all() {
        return catalog().games();
    }

    /** Returns the ids of all games, in the same order. */
    public static List<String> ids() {
        return all().stream().map(game -> game.info().id()).toList();
    }

    /** Returns the game that is played if none is named: the first one. */
    public static GameDefinition<?, ?, ?> first() {
        return all().get(0);
    }

    /** Returns the provider of a game; empty if there is no such game. */
    public static Optional<GameProvider> provider(String id) {
        return catalog().plugin(id).map(GamePlugin::provider);
    }

    /** Returns the title of a game; its id if there is no such game, as in a record whose game's jar is missing. */
    public static String title(String id) {
        return catalog().plugin(id).map(plugin -> plugin.game().info().title()).orElse(id);
    }

    /**
     * Returns the game with an id.
     *
     * @throws IllegalArgumentException with a message for people if there is no such game
     */
    public static GameDefinition<?, ?, ?> byId(String id) {
        return catalog()
                .plugin(id)
                .map(GamePlugin::game)
                .orElseThrow(() -> new IllegalArgumentException(
                        "There is no game \"" + id + "\"; the games are: " + String.join(", ", ids()) + "."));
    }
}
