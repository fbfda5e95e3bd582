package arena.launch;

/** Remembers the last bytes of everything it takes. */
final class TailBuffer {

    private final int bytes;
    private byte[] ring = new byte[0];
    private long taken;

    TailBuffer(int bytes) {
        this.bytes = bytes;
    }

    void take(byte[] source, int offset, int count) {
        if (ring.length < bytes) {
            // Most programs print so little that they never need it.
            ring = new byte[bytes];
        }
        int skipped = Math.max(0, count - ring.length);
        int at = (int) ((taken + skipped) % ring.length);
        int kept = count - skipped;
        int first = Math.min(kept, ring.length - at);
        System.arraycopy(source, offset + skipped, ring, at, first);
        System.arraycopy(source, offset + skipped + first, ring, 0, kept - first);
        taken += count;
    }

    /** Counts bytes that are not told; at least as many as it remembers must follow. */
    void pass(long count) {
        taken += count;
    }

    /** Forgets everything. */
    void clear() {
        taken = 0;
    }

    /** Returns how many bytes it remembers at most. */
    int capacity() {
        return bytes;
    }

    /** Returns how many bytes it ever took. */
    long taken() {
        return taken;
    }

    /** Returns what it remembers, oldest first. */
    byte[] kept() {
        int count = (int) Math.min(taken, ring.length);
        if (count == 0) {
            return new byte[0];
        }
        int begin = (int) ((taken - count) % ring.length);
        byte[] kept = new byte[count];
        int first = Math.min(count, ring.length - begin);
        System.arraycopy(ring, begin, kept, 0, first);
        System.arraycopy(ring, 0, kept, first, count - first);
        return kept;
    }
}
