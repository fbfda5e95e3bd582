package arena.game;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * A text file as the value of a setting, such as a map. Packed, it is one line with its digest, so that it can be
 * stored wherever a setting is and a record is complete by itself: {@code NAME sha256:HEX CONTENT}, the content
 * deflated and in Base64.
 *
 * @param name the file name without folders: letters, digits, dots, hyphens and underscores
 * @param content the full text
 */
public record TextFile(String name, String content) {

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._-]{1,100}");
    private static final Pattern PACKED =
            Pattern.compile("([A-Za-z0-9._-]{1,100}) sha256:([0-9a-f]{64}) ([A-Za-z0-9+/=]+)");

    /** The largest file of a setting, in bytes. */
    public static final int MOST_BYTES = 1_000_000;

    /** The largest overhead of deflating a short text. */
    private static final int SPARE_BYTES = 64;

    public TextFile {
        if (!isName(name)) {
            throw new IllegalArgumentException(
                    "the name of a file of a setting has letters, digits, dots, hyphens and underscores, not: " + name);
        }
    }

    /** Returns whether a file of a setting may have a name. */
    public static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    /** Returns the SHA-256 of the text in UTF-8, as hexadecimal digits. */
    public String sha256() {
        try {
            MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(sha256.digest(bytes()));
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }

    private byte[] bytes() {
        return content.getBytes(StandardCharsets.UTF_8);
    }

    /** Returns the file as one line. */
    public String packed() {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        try {
            byte[] text = bytes();
            deflater.setInput(text);
            deflater.finish();
            byte[] all = new byte[text.length + text.length / 1_000 + SPARE_BYTES];
            int length = deflater.deflate(all);
            return name + " sha256:" + sha256() + " " + Base64.getEncoder().encodeToString(Arrays.copyOf(all, length));
        } finally {
            deflater.end();
        }
    }

    /** Unpacks a line; nothing if it is no packed file or does not match its digest. */
    public static Optional<TextFile> unpack(String packed) {
        Matcher matcher = PACKED.matcher(packed);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        return inflated(matcher.group(3))
                .map(content -> new TextFile(matcher.group(1), content))
                .filter(file -> file.sha256().equals(matcher.group(2)));
    }

    private static Optional<String> inflated(String base64) {
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(Base64.getDecoder().decode(base64));
            byte[] all = new byte[1 << 14];
            int length = inflater.inflate(all);
            while (!inflater.finished() && length == all.length && length <= MOST_BYTES) {
                all = Arrays.copyOf(all, 2 * length);
                length += inflater.inflate(all, length, all.length - length);
            }
            return inflater.finished() && length <= MOST_BYTES
                    ? Optional.of(new String(all, 0, length, StandardCharsets.UTF_8))
                    : Optional.empty();
        } catch (DataFormatException | IllegalArgumentException damaged) {
            return Optional.empty();
        } finally {
            inflater.end();
        }
    }
}
