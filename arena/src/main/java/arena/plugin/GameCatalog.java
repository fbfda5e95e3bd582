package arena.plugin;

import arena.game.GameDefinition;
import arena.provider.GameProvider;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * The games that were found, and the jars that could not be loaded.
 *
 * @param plugins the games in the order in which people see them: those of the class path, then those of the jars
 * @param problems one sentence for each jar that gave no game
 */
public record GameCatalog(List<GamePlugin> plugins, List<String> problems) {

    /** The environment variable that names further folders of jars, separated as in a search path. */
    public static final String VARIABLE = "ARENA_GAMES";

    public GameCatalog {
        plugins = List.copyOf(plugins);
        problems = List.copyOf(problems);
    }

    /** Returns the games of the class path. */
    public static GameCatalog ofClassPath() {
        List<GamePlugin> plugins = new ArrayList<>();
        for (GameProvider provider : ServiceLoader.load(GameProvider.class, GameCatalog.class.getClassLoader())) {
            plugins.add(new GamePlugin(provider, provider.game(), Optional.empty()));
        }
        return new GameCatalog(plugins, List.of());
    }

    /**
     * Returns these games and those of all jars in some folders, in the order of the folders and of the names.
     *
     * @param folders absolute; a folder that does not exist has no games
     */
    public GameCatalog withJars(List<Path> folders) {
        GameCatalog catalog = this;
        for (Path folder : folders) {
            for (Path jar : GameJar.in(folder)) {
                catalog = catalog.with(GameJar.load(jar, catalog.plugins()));
            }
        }
        return catalog;
    }

    /** Returns the same games with one of them at the front, as the game that is played if none is named. */
    public GameCatalog withFirst(String id) {
        List<GamePlugin> ordered = new ArrayList<>(plugins);
        plugin(id).ifPresent(first -> {
            ordered.remove(first);
            ordered.add(0, first);
        });
        return new GameCatalog(ordered, problems);
    }

    private GameCatalog with(GameJar.Loaded loaded) {
        List<GamePlugin> more = new ArrayList<>(plugins);
        more.addAll(loaded.plugins());
        List<String> sentences = new ArrayList<>(problems);
        sentences.addAll(loaded.problems());
        return new GameCatalog(more, sentences);
    }

    /** Returns all games. */
    public List<GameDefinition<?, ?, ?>> games() {
        return plugins.stream().<GameDefinition<?, ?, ?>>map(GamePlugin::game).toList();
    }

    /** Returns the jars in folders of games that gave a game, absolute. */
    public List<Path> jars() {
        return plugins.stream().flatMap(plugin -> plugin.jar().stream()).toList();
    }

    /** Returns the game with an id; empty if there is none. */
    public Optional<GamePlugin> plugin(String id) {
        return plugins.stream().filter(known -> known.id().equals(id)).findFirst();
    }
}
