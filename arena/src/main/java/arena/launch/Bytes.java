package arena.launch;

import java.util.Locale;

/** Says an amount of memory or disk as people do. */
final class Bytes {

    private static final long MIB = 1L << 20;

    private Bytes() {}

    static String words(long bytes) {
        if (bytes < MIB) {
            return bytes + " bytes";
        }
        return bytes % MIB == 0 ? bytes / MIB + " MiB" : String.format(Locale.ROOT, "%.1f MiB", (double) bytes / MIB);
    }
}
