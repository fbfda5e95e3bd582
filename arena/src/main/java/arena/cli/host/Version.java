package arena.cli.host;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version of this arena, from its archive. */
public final class Version implements IVersionProvider {

    /** Returns the version; {@code development} outside an archive. */
    public static String text() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("development");
    }

    @Override
    public String[] getVersion() {
        return new String[] {"arena " + text() + ", Java " + Runtime.version().feature()};
    }
}
