package arena.record;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** A buffer that splits a stream of bytes into lines, and keeps an unfinished line until more bytes have come. */
final class LineBuffer {

    private static final int CHUNK_BYTES = 1 << 16;

    private final int longestBytes;
    private byte[] buffer = new byte[CHUNK_BYTES];
    private int begin;
    private int scanned;
    private int end;
    private int start;
    private int length;
    private boolean skipping;
    private boolean tooLong;

    LineBuffer(int longestBytes) {
        this.longestBytes = longestBytes;
    }

    /** Reads further bytes; returns whether there were any. */
    boolean fill(InputStream source) throws IOException {
        makeRoom();
        int count = source.read(buffer, end, buffer.length - end);
        end += Math.max(0, count);
        return count > 0;
    }

    private void makeRoom() {
        if (end - begin > longestBytes) {
            skipping = true;
            begin = end;
        }
        if (begin > 0) {
            System.arraycopy(buffer, begin, buffer, 0, end - begin);
            end -= begin;
            begin = 0;
            scanned = end;
        }
        if (buffer.length - end < CHUNK_BYTES) {
            buffer = Arrays.copyOf(buffer, buffer.length * 2);
        }
    }

    /** Moves to the next complete line; returns whether there is one. */
    boolean next() {
        for (int at = Math.max(begin, scanned); at < end; at++) {
            if (buffer[at] == '\n') {
                start = begin;
                length = at - begin;
                begin = at + 1;
                scanned = begin;
                tooLong = skipping || length > longestBytes;
                skipping = false;
                return true;
            }
        }
        scanned = end;
        return false;
    }

    /** Returns the bytes that contain the line, valid until the next call of {@link #fill}. */
    byte[] buffer() {
        return buffer;
    }

    int start() {
        return start;
    }

    int length() {
        return length;
    }

    /** Returns whether the line was longer than allowed; its bytes are then incomplete. */
    boolean isTooLong() {
        return tooLong;
    }

    /** Returns whether an unfinished line has been read. */
    boolean hasRest() {
        return skipping || end > begin;
    }
}
