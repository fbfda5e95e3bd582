package arena.plugin;

import arena.game.GameDefinition;
import arena.provider.GameProvider;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A loader of a jar in a folder of games. Each jar has a class loader of its own, so that two games may bring different
 * versions of one library.
 */
final class GameJar {

    private static final Logger LOG = LoggerFactory.getLogger(GameJar.class);
    private static final String SUFFIX = ".jar";
    private static final String SERVICE = "META-INF/services/" + GameProvider.class.getName();
    private static final Duration LIMIT = Duration.ofSeconds(5);

    private final Path jar;
    private final List<GamePlugin> known;
    private final List<GamePlugin> plugins = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();

    private GameJar(Path jar, List<GamePlugin> known) {
        this.jar = jar;
        this.known = known;
    }

    /**
     * The result of loading a jar.
     *
     * @param plugins its games
     * @param problems the sentences for what could not be loaded
     */
    record Loaded(List<GamePlugin> plugins, List<String> problems) {}

    /** Returns the jars of a folder, by name. */
    static List<Path> in(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().endsWith(SUFFIX))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            LOG.warn("the folder of games {} cannot be read", folder, unreadable);
            return List.of();
        }
    }

    /**
     * Loads a jar. A jar that takes longer than five seconds is given up; its thread ends with the process.
     *
     * @param known the games so far, whose names are taken
     */
    static Loaded load(Path jar, List<GamePlugin> known) {
        GameJar loading = new GameJar(jar, known);
        FutureTask<Loaded> task = new FutureTask<>(loading::load);
        Thread thread = new Thread(task, "game-" + jar.getFileName());
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException slow) {
            return loading.refused("took longer than " + LIMIT.toSeconds()
                    + " seconds to load; a provider must only name its game, and must not compute or wait");
        } catch (ExecutionException defect) {
            LOG.debug("loading {} failed", jar, defect);
            return loading.refused("cannot be loaded (" + defect.getCause() + ")");
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return loading.refused("was not loaded, because the command was stopped");
        }
    }

    private Loaded refused(String reason) {
        return new Loaded(List.of(), List.of(sentence(reason)));
    }

    private String sentence(String reason) {
        return jar + " " + reason + "; the other games are not affected.";
    }

    private Loaded load() {
        try (JarFile file = new JarFile(jar.toFile())) {
            if (file.getEntry(SERVICE) == null) {
                return refused("has no file " + SERVICE + " that names its game; see \"Add a game\" in the documents");
            }
        } catch (IOException broken) {
            return refused("is no readable jar (" + broken.getMessage() + "); copy it again");
        }
        try {
            URL[] path = {jar.toUri().toURL()};
            // The loader stays open: classes and resources are loaded as long as the arena runs.
            provide(new URLClassLoader("game " + jar.getFileName(), path, GameJar.class.getClassLoader()));
        } catch (IOException noUrl) {
            return refused("cannot be loaded (" + noUrl.getMessage() + ")");
        }
        return new Loaded(plugins, problems);
    }

    private void provide(ClassLoader loader) {
        Iterator<ServiceLoader.Provider<GameProvider>> found =
                ServiceLoader.load(GameProvider.class, loader).stream().iterator();
        boolean isOwn = true;
        while (isOwn) {
            try {
                if (!found.hasNext()) {
                    return;
                }
                ServiceLoader.Provider<GameProvider> provider = found.next();
                if (provider.type().getClassLoader() == loader) {
                    add(provider.get());
                }
            } catch (UnsupportedClassVersionError newer) {
                problems.add(sentence("was built for a later Java than this one, "
                        + Runtime.version().feature() + " (" + newer.getMessage() + "); start the arena on that Java"));
                isOwn = false;
            } catch (ServiceConfigurationError | LinkageError | RuntimeException defect) {
                LOG.debug("loading {} failed", jar, defect);
                problems.add(sentence("cannot be loaded (" + reason(defect) + ")"));
                isOwn = !(defect instanceof LinkageError);
            }
        }
    }

    private static String reason(Throwable defect) {
        Throwable deepest = defect;
        while (deepest.getCause() != null) {
            deepest = deepest.getCause();
        }
        return deepest.toString();
    }

    private void add(GameProvider provider) {
        if (provider.api() > GameProvider.API) {
            problems.add(sentence("needs version " + provider.api() + " of the arena's interface for games, and this"
                    + " arena has version " + GameProvider.API + "; install a later arena"));
            return;
        }
        GameDefinition<?, ?, ?> game = provider.game();
        String id = game.info().id();
        Optional<GamePlugin> other = Stream.concat(known.stream(), plugins.stream())
                .filter(one -> one.id().equals(id))
                .findFirst();
        if (other.isPresent()) {
            problems.add(sentence("brings a game \"" + id + "\", but there is one of that name already ("
                    + other.get().jar().map(Path::toString).orElse("it comes with the arena") + "); remove one"));
            return;
        }
        tryOut(provider);
        plugins.add(new GamePlugin(provider, game, Optional.of(jar)));
    }

    /** Asks the provider for everything now, so that a defect in it is a defect of its jar alone. */
    private static void tryOut(GameProvider provider) {
        Objects.requireNonNull(provider.version(), "no version");
        Objects.requireNonNull(provider.ladder(), "no ladder");
        Objects.requireNonNull(provider.commands(), "no commands");
    }
}
