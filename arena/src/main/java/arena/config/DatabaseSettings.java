package arena.config;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * The settings of a database on a server: section {@code [database]} of a contest file, {@code [ladder-database]} of
 * config.ini.
 *
 * @param url its address, {@code jdbc:postgresql://...}
 * @param user the user name at the server; empty for the name that the system knows
 * @param passwordFile the file whose first line is the password, absolute; absent if none is needed
 * @param line the line of {@code password-file} in the file; 0 if there is none
 */
public record DatabaseSettings(String url, String user, Optional<Path> passwordFile, int line) {

    private static final String SCHEME = "jdbc:postgresql:";

    /** Reads the section of a contest file; returns nothing if it names no server. */
    static Optional<DatabaseSettings> readOfContest(SectionReader section) {
        section.says(
                "The database of results. Default: a SQLite file in the contest's folder, which suits one machine.");
        return read(
                section,
                "[database] has no url; add url = " + SCHEME + "//HOST/NAME, or remove the section for SQLite.");
    }

    /** Reads the section of the ladder; returns nothing if it names no server. */
    static Optional<DatabaseSettings> readOfLadder(SectionReader section) {
        section.says("""
                The database through which other machines play games of the ladder ("arena worker"); nothing else of the
                ladder is stored there. Default: none, and this machine plays all games.""");
        return read(
                section, "[ladder-database] has no url; add url = " + SCHEME + "//HOST/NAME, or remove the section.");
    }

    private static Optional<DatabaseSettings> read(SectionReader section, String incomplete) {
        Optional<String> url = section.get(Key.text("url", SCHEME, DatabaseSettings::mistake)
                .optional("jdbc:postgresql://localhost/contests")
                .says("The address of a PostgreSQL server and the database on it. Default: none."));
        String user =
                section.get(Key.title("user", 63).optional("arena").says("""
                        The user name at the server. Default: the name that the server assumes.""")).orElse("");
        Optional<Path> password = password(section);
        if (!section.has("url") && (section.has("user") || section.has("password-file"))) {
            section.note(incomplete);
        }
        return url.map(address -> new DatabaseSettings(address, user, password, section.line("password-file")));
    }

    /** Returns the file with the password. */
    static Optional<Path> password(SectionReader section) {
        return section.get(
                Key.path("password-file", ".").optional("database.password").says("""
                The file whose first line is the password; no other account may read it. Default: no password."""));
    }

    private static Optional<String> mistake(String url) {
        if (!url.startsWith(SCHEME)) {
            return Optional.of("url begins with " + SCHEME
                    + "//, since only PostgreSQL is served; correct it, or remove the section.");
        }
        return url.toLowerCase(Locale.ROOT).contains("password=")
                ? Optional.of(
                        "url has a password in it, which a file that many read must not have; write the password into"
                                + " a file"
                                + " and name that with password-file.")
                : Optional.empty();
    }

    /** Returns a sentence with a command that helps, if other accounts can read the password. */
    public Optional<String> exposure() {
        return passwordFile.flatMap(path -> FileRights.exposure(path, "the password of the database"));
    }

    Optional<ConfigError> missing(Path file) {
        return passwordFile
                .filter(path -> !Files.isRegularFile(path))
                .map(path -> new ConfigError(
                        file,
                        line,
                        "there is no file " + path
                                + " with the password of the database; write the password into it, or correct"
                                + " password-file."));
    }
}
