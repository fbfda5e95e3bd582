package arena.app.contest;

import arena.app.RequestFailure;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The keys to a contest's protected pages: one for the organiser, one for each team. A key is part of a secret link.
 * It is derived from a secret in the contest's folder, so it can be shown again at any time, and becomes invalid when
 * it is revoked.
 */
public final class ContestLinks {

    private static final String FILE = "links.properties";
    private static final String SECRET = "secret";
    private static final String REVOKED = "revoked.";
    private static final int SECRET_BYTES = 32;
    private static final int KEY_BYTES = 24;
    private static final int MOST_CHARACTERS = 64;

    private final Path file;

    /** The holder of a key. */
    public sealed interface Holder {

        /** Returns the text from which its keys are derived. */
        String word();

        /** The organiser of the contest. */
        record Organiser() implements Holder {
            @Override
            public String word() {
                return "organiser";
            }
        }

        /** A team, by its name. */
        record Team(String name) implements Holder {
            @Override
            public String word() {
                return "team-" + name;
            }
        }
    }

    /** Finds the keys of a contest; their secret is drawn on the first use. */
    public ContestLinks(Path folder) {
        this.file = folder.resolve(FILE);
    }

    /** Returns the key of a holder: letters, digits, hyphens and underscores. */
    public String key(Holder holder) {
        return key(values(), holder);
    }

    private static String key(Properties values, Holder holder) {
        String revoked = values.getProperty(REVOKED + holder.word(), "0");
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(HexFormat.of().parseHex(values.getProperty(SECRET, "")), "HmacSHA256"));
            byte[] code = mac.doFinal((holder.word() + " " + revoked).getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(code, KEY_BYTES));
        } catch (GeneralSecurityException | IllegalArgumentException impossible) {
            throw new IllegalStateException("no keys can be worked out", impossible);
        }
    }

    /** Returns the holder of a key. Every comparison takes constant time, so a wrong key reveals nothing. */
    public Optional<Holder> holder(String key, List<String> teams) {
        if (key.isEmpty() || key.length() > MOST_CHARACTERS) {
            return Optional.empty();
        }
        Properties values = values();
        byte[] given = key.getBytes(StandardCharsets.UTF_8);
        Optional<Holder> found = Optional.empty();
        if (matches(values, new Holder.Organiser(), given)) {
            found = Optional.of(new Holder.Organiser());
        }
        for (String team : teams) {
            if (matches(values, new Holder.Team(team), given)) {
                found = Optional.of(new Holder.Team(team));
            }
        }
        return found;
    }

    private static boolean matches(Properties values, Holder holder, byte[] given) {
        return MessageDigest.isEqual(key(values, holder).getBytes(StandardCharsets.UTF_8), given);
    }

    /** Invalidates the key of a holder; the next key differs. */
    public synchronized void revoke(Holder holder) {
        Properties values = values();
        String name = REVOKED + holder.word();
        values.setProperty(name, String.valueOf(Integer.parseInt(values.getProperty(name, "0")) + 1));
        Path next = file.resolveSibling(FILE + ".new");
        try {
            Files.deleteIfExists(next);
            write(next, values);
            Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failure) {
            throw failed(failure);
        }
    }

    private Properties values() {
        try {
            if (!Files.exists(file)) {
                byte[] secret = new byte[SECRET_BYTES];
                new SecureRandom().nextBytes(secret);
                Properties first = new Properties();
                first.setProperty(SECRET, HexFormat.of().formatHex(secret));
                write(file, first);
            }
        } catch (FileAlreadyExistsException made) {
            // Another process was faster; its secret counts.
            return read();
        } catch (IOException failure) {
            throw failed(failure);
        }
        return read();
    }

    private Properties read() {
        Properties values = new Properties();
        try {
            values.load(new StringReader(Files.readString(file)));
        } catch (IOException | IllegalArgumentException failure) {
            throw failed(failure);
        }
        if (values.getProperty(SECRET, "").length() != 2 * SECRET_BYTES) {
            throw RequestFailure.infrastructure("The file " + file
                    + " contains no secret; delete it and hand out new links, since the old ones are no longer valid"
                    + " then.");
        }
        return values;
    }

    private static void write(Path to, Properties values) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        values.store(bytes, "The secret of the links to pages; its holder has the rights of the organiser.");
        boolean posix = Files.getFileStore(to.resolveSibling("")).supportsFileAttributeView("posix");
        FileAttribute<?>[] rights = posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
        Files.createFile(to, rights);
        Files.write(to, bytes.toByteArray(), StandardOpenOption.WRITE);
    }

    private RequestFailure failed(Exception failure) {
        return RequestFailure.infrastructure("The keys of the links in " + file + " cannot be saved (" + failure
                + "); check that the contest's folder belongs to you and its disk has space.");
    }
}
