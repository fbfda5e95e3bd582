package arena.door.wire;

import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.Optional;

/**
 * The picture of a bot, which it sends when it joins: a PNG of 32 by 32 pixels.
 *
 * @param base64 the file, on one line
 */
public record Avatar(String base64) {

    private static final int SIDE = 32;
    private static final int MOST_BYTES = 8_192;

    /** The bytes of a PNG up to its size: signature, and length and name of the first chunk. */
    private static final byte[] HEAD = {
        (byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R'
    };

    /** Returns the picture in a text, which may have line breaks; empty if it is another file, too large or damaged. */
    static Optional<Avatar> of(String text) {
        try {
            byte[] file = Base64.getMimeDecoder().decode(text);
            ByteBuffer bytes = ByteBuffer.wrap(file);
            boolean isPicture = file.length >= HEAD.length + 2 * Integer.BYTES
                    && file.length <= MOST_BYTES
                    && ByteBuffer.wrap(file, 0, HEAD.length).equals(ByteBuffer.wrap(HEAD))
                    && bytes.getInt(HEAD.length) == SIDE
                    && bytes.getInt(HEAD.length + Integer.BYTES) == SIDE;
            return isPicture ? Optional.of(new Avatar(Base64.getEncoder().encodeToString(file))) : Optional.empty();
        } catch (IllegalArgumentException damaged) {
            return Optional.empty();
        }
    }
}
