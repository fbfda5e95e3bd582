package arena.app.remote;

import arena.app.RequestFailure;
import arena.config.DatabaseSettings;
import arena.store.Database;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** The database on a server that a section of a settings file names. */
public final class DatabaseServer {

    private static final Pattern LOCAL =
            Pattern.compile("jdbc:postgresql:(//(localhost|127[.][0-9.]+|\\[::1\\])[:/].*|[^/].*)");

    private DatabaseServer() {}

    /** Returns the database of the settings. */
    public static Database of(DatabaseSettings settings) {
        return Database.postgresql(
                settings.url(),
                settings.user(),
                settings.passwordFile().map(DatabaseServer::password).orElse(""));
    }

    private static String password(Path file) {
        try {
            return Files.readString(file).lines().findFirst().orElse("");
        } catch (IOException failure) {
            throw RequestFailure.usage("The password of the database cannot be read from " + file + " (" + failure
                    + "); correct password-file.");
        }
    }

    /** Returns whether other machines cannot reach the server by its address. */
    static boolean isLocal(DatabaseSettings settings) {
        return LOCAL.matcher(settings.url()).matches();
    }
}
