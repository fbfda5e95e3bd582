package arena.plugin;

import arena.game.GameDefinition;
import arena.provider.GameProvider;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A game that was loaded.
 *
 * @param provider its provider
 * @param game the game, which the provider was asked for once
 * @param jar the jar in a folder of games; absent if the game is on the class path
 */
public record GamePlugin(GameProvider provider, GameDefinition<?, ?, ?> game, Optional<Path> jar) {

    /** Returns the id of the game. */
    public String id() {
        return game.info().id();
    }

    /**
     * Returns a resource of the game's jar; empty if there is none.
     *
     * @param name the path from the root of the jar
     */
    public Optional<byte[]> resource(String name) {
        return Optional.ofNullable(provider.getClass().getClassLoader().getResource(name))
                .map(GamePlugin::bytes);
    }

    private static byte[] bytes(URL resource) {
        try {
            URLConnection connection = resource.openConnection();
            // A cached jar would stay open after its class loader is closed.
            connection.setUseCaches(false);
            try (InputStream in = connection.getInputStream()) {
                return in.readAllBytes();
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
