package arena.match;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The SHA-256 hash of secrets: its numbers do not reveal what they were derived from. */
final class Sha256 {

    private Sha256() {}

    /** Returns the first 8 bytes of the SHA-256 of a text, never negative. */
    static long number(String secret) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.US_ASCII));
            return ByteBuffer.wrap(digest).getLong() >>> 1;
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }
}
