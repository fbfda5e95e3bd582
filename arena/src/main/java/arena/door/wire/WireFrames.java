package arena.door.wire;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The frames of a connection: a byte count of four bytes, the lowest first, and as many bytes of UTF-8. */
final class WireFrames {

    /** The largest frame of a bot; an avatar with its text takes a few kilobytes. */
    static final int MOST_BYTES = 262_144;

    private WireFrames() {}

    /**
     * Reads a frame; empty at the end of the stream.
     *
     * @throws IOException if the count is impossible, or the stream ends within a frame
     */
    static Optional<byte[]> read(InputStream in) throws IOException {
        byte[] head = in.readNBytes(Integer.BYTES);
        if (head.length == 0) {
            return Optional.empty();
        }
        int count = head.length < Integer.BYTES
                ? -1
                : ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN).getInt();
        if (count < 0 || count > MOST_BYTES) {
            throw new IOException("a frame has 0 to " + MOST_BYTES + " bytes, not " + count);
        }
        byte[] frame = in.readNBytes(count);
        if (frame.length < count) {
            throw new EOFException("the connection ended within a frame");
        }
        return Optional.of(frame);
    }

    /** Returns the frame of a text. */
    static byte[] frame(String xml) {
        byte[] bytes = xml.getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.allocate(Integer.BYTES + bytes.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(bytes.length)
                .put(bytes)
                .array();
    }
}
