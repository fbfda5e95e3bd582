package arena.tournament.format;

import arena.game.Chance;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The source of all chance of a contest: one master seed that is kept secret until the end.
 *
 * <p>At the draw only the {@link #commitment} is published: the SHA-256 of the seed's text. When the seed is opened,
 * anyone can compute that hash, and every toss, lot and match seed: each comes from the HMAC-SHA256 of its purpose,
 * with the seed's text as the key, and so none was chosen.
 *
 * @param seed 64 hexadecimal digits, lower case
 */
public record SealedSeed(String seed) {

    public SealedSeed {
        if (!seed.matches("[0-9a-f]{64}")) {
            throw new IllegalArgumentException(
                    "a master seed has 64 hexadecimal digits, lower case, not \"" + seed + "\"");
        }
    }

    /** Returns the SHA-256 of the seed's text, as {@code printf %s SEED | sha256sum} prints it. */
    public String commitment() {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(seed.getBytes(StandardCharsets.US_ASCII)));
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }

    /**
     * Returns the seed of an attempt at a match: the first 8 bytes of {@code HMAC(seed, purpose)}, never negative. The
     * purpose of the first attempt is {@code "match " + fixture}, that of a later one
     * {@code "match " + fixture + " attempt " + attempt}: knowledge of an attempt that does not count helps in no later
     * one.
     *
     * @param attempt the number of the attempt at the fixture, from 1
     */
    public long matchSeed(String fixture, int attempt) {
        String match = "match " + fixture;
        return number(attempt == 1 ? match : match + " attempt " + attempt) & Long.MAX_VALUE;
    }

    /** Returns things in an order by lot: equal purposes and numbers of things give the same order. */
    public <T> List<T> lot(String purpose, List<T> things) {
        return new Chance(number(purpose)).shuffle(things).list();
    }

    /** Returns the contestants of a fixture on their seats, by lot. */
    public List<Integer> toss(String fixture, List<Integer> contestants) {
        return lot("toss " + fixture, contestants);
    }

    private long number(String purpose) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(seed.getBytes(StandardCharsets.US_ASCII), "HmacSHA256"));
            byte[] digest = mac.doFinal(purpose.getBytes(StandardCharsets.UTF_8));
            return Long.parseUnsignedLong(
                    HexFormat.of().formatHex(digest, 0, Long.BYTES).toLowerCase(Locale.ROOT), 16);
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every Java has HMAC-SHA256", missing);
        }
    }
}
