package arena.launch;

/** A ring buffer for the last bytes of a stream. */
final class TailBuffer {

    private final int bytes;
    private byte[] ring = new byte[0];
    private long total;

    TailBuffer(int bytes) {
        this.bytes = bytes;
    }

    void add(byte[] source, int offset, int count) {
        if (ring.length < bytes) {
            // Allocated late, since most programs print too little to need it.
            ring = new byte[bytes];
        }
        int skipped = Math.max(0, count - ring.length);
        int at = (int) ((total + skipped) % ring.length);
        int kept = count - skipped;
        int first = Math.min(kept, ring.length - at);
        System.arraycopy(source, offset + skipped, ring, at, first);
        System.arraycopy(source, offset + skipped + first, ring, 0, kept - first);
        total += count;
    }

    /** Counts bytes that were dropped; at least as many as the capacity must follow. */
    void skip(long count) {
        total += count;
    }

    /** Forgets everything. */
    void clear() {
        total = 0;
    }

    /** Returns how many bytes it keeps at most. */
    int capacity() {
        return bytes;
    }

    /** Returns how many bytes were ever added. */
    long total() {
        return total;
    }

    /** Returns the kept bytes, oldest first. */
    byte[] kept() {
        int count = (int) Math.min(total, ring.length);
        if (count == 0) {
            return new byte[0];
        }
        int begin = (int) ((total - count) % ring.length);
        byte[] kept = new byte[count];
        int first = Math.min(count, ring.length - begin);
        System.arraycopy(ring, begin, kept, 0, first);
        System.arraycopy(ring, 0, kept, first, count - first);
        return kept;
    }
}
