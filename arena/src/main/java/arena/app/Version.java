package arena.app;

import java.util.Optional;

/** The version of this arena, from its archive. */
public final class Version {

    private Version() {}

    /** Returns the version; {@code development} outside an archive. */
    public static String text() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("development");
    }
}
