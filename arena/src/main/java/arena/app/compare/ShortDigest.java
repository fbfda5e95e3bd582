package arena.app.compare;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A short SHA-256: the first hexadecimal digits. */
public final class ShortDigest {

    private static final int DIGITS = 16;

    private ShortDigest() {}

    static MessageDigest begin() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }

    /** Returns 16 hexadecimal digits, and resets the digest. */
    static String end(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
    }

    /** Returns the first 16 hexadecimal digits of the SHA-256 of a text. */
    public static String of(String text) {
        MessageDigest digest = begin();
        digest.update(text.getBytes(StandardCharsets.UTF_8));
        return end(digest);
    }
}
