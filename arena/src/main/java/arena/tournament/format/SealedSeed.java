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
 * All chance of a contest, from one master seed that is kept secret until the end.
 *
 * <p>At the draw only the {@link #commitment} is told: the SHA-256 of the seed's text. When the seed is opened, anybody
 * can work out that text's hash, and every toss, lot and match seed: each comes from the HMAC-SHA256 of what it is for,
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
     * {@code "match " + fixture + " attempt " + attempt}: whoever has seen something of an attempt that counts for
     * nothing knows nothing of the next.
     *
     * @param attempt which attempt at the fixture it is, from 1
     */
    public long matchSeed(String fixture, int attempt) {
        String match = "match " + fixture;
        return number(attempt == 1 ? match : match + " attempt " + attempt) & Long.MAX_VALUE;
    }

    /** Returns things in an order by lot: those of equal purpose and number always fall alike. */
    public <T> List<T> lot(String purpose, List<T> things) {
        return new Chance(number(purpose)).shuffle(things).list();
    }

    /** Returns who sits where in a fixture, by toss. */
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
