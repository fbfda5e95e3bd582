package arena.worker;

import arena.store.Database;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;

/**
 * The key with which a worker uses the database of a contest: a login that may take the games of the contest and return
 * their records, and nothing else. It is a file of five lines that the organiser copies to the machine of the worker.
 *
 * @param name of the worker
 * @param contest the name of the contest
 * @param url of the database, {@code jdbc:postgresql://...}
 * @param user the login
 */
public record WorkerKey(String name, String contest, String url, String user, String password) {

    /** The ending of the file of a key. */
    public static final String ENDING = ".key";

    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,29}");
    private static final String ROLE = "arena_worker_";
    private static final int PASSWORD_BYTES = 24;

    /** Returns whether a worker may have a name: lower-case letters, digits and hyphens, at most 30. */
    public static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    /** Returns the login of a worker. */
    public static String role(String worker) {
        return ROLE + worker.toLowerCase(Locale.ROOT).replace('-', '_');
    }

    static String newPassword() {
        byte[] bytes = new byte[PASSWORD_BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** Returns the text of the file. */
    public String text() {
        return "# The key of a worker: `arena worker FILE` on a machine that reaches the database. Keep it secret.\n"
                + "name = " + name + "\ncontest = " + contest + "\nurl = " + url + "\nuser = " + user
                + "\npassword = " + password + "\n";
    }

    /**
     * Returns the key of a text.
     *
     * @param file the name of its file, for messages
     * @throws IllegalArgumentException with a sentence if it is no key
     */
    public static WorkerKey of(String text, String file) {
        Properties lines = new Properties();
        try {
            lines.load(new StringReader(text));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        } catch (IllegalArgumentException malformed) {
            throw new IllegalArgumentException(file + " is no key of a worker: " + malformed.getMessage(), malformed);
        }
        List<String> missing = new ArrayList<>();
        List<String> values = new ArrayList<>();
        for (String name : List.of("name", "contest", "url", "user", "password")) {
            Optional<String> value =
                    Optional.ofNullable(lines.getProperty(name)).filter(known -> !known.isBlank());
            value.ifPresentOrElse(values::add, () -> missing.add(name));
        }
        if (!missing.isEmpty()) {
            throw new IllegalArgumentException(file + " is no key of a worker: it has no line \"" + missing.get(0)
                    + " = ...\". `arena workers CONTEST.ini issue NAME` makes one.");
        }
        return new WorkerKey(values.get(0), values.get(1), values.get(2), values.get(3), values.get(4));
    }

    /** Returns the database as this key may use it. */
    public Database database() {
        return Database.postgresql(url, user, password);
    }
}
