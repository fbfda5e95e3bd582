package arena.report.page;

import arena.report.ReportException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A digest of the facts of a page. */
final class PageDigest {

    /** The version of the pages' appearance; a new one makes all pages again. */
    private static final int VERSION = 3;

    private final MessageDigest sha;

    PageDigest() {
        try {
            sha = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
        with(VERSION);
    }

    /** Adds facts by their texts. */
    PageDigest with(Object... facts) {
        for (Object fact : facts) {
            sha.update(String.valueOf(fact).getBytes(StandardCharsets.UTF_8));
            sha.update((byte) 0);
        }
        return this;
    }

    /** Adds a file by its size and time; it changes only by being written again. */
    PageDigest withFile(Path file) {
        try {
            return with(file.getFileName(), Files.size(file), Files.getLastModifiedTime(file));
        } catch (IOException failure) {
            throw new ReportException(file + " cannot be read (" + failure + ").", failure);
        }
    }

    String text() {
        return HexFormat.of().formatHex(sha.digest());
    }
}
