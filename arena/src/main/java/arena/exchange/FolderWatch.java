package arena.exchange;

import arena.match.Clock;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What has been reported of one folder since its match last looked. The mailroom writes it, the match reads it.
 *
 * <p>The bell is rung for names that may bring an answer, and while somebody waits for readiness also for the heartbeat; a
 * heartbeat in the middle of a match wakes nobody.
 */
final class FolderWatch {

    /** More names than this between two looks are not kept; the match lists the whole folder instead. */
    private static final int MOST_NAMES = 64;

    /** After so many names that mean nothing the match counts the folder's entries. */
    private static final int STRANGERS_PER_LOOK = 256;

    private static final News NOTHING = new News(new TreeSet<>(), false);

    private final Path folder;
    private final Clock clock;
    private final boolean polled;
    private final int manyEntries;
    private volatile int expectedEntries;
    private SortedSet<String> names = new TreeSet<>();
    private boolean everything = true;
    private boolean reported;
    private boolean joining = true;
    private int strangers;

    /**
     * Makes a watch.
     *
     * @param polled whether changes are found by listing only
     * @param manyEntries how many names, besides those of the match itself, are too many
     */
    FolderWatch(Path folder, Clock clock, boolean polled, int manyEntries) {
        this.folder = folder;
        this.clock = clock;
        this.polled = polled;
        this.manyEntries = manyEntries;
    }

    /** What is to be looked at: some names that exist or existed a moment ago, or the whole folder. */
    record News(SortedSet<String> names, boolean everything) {}

    Path folder() {
        return folder;
    }

    Clock clock() {
        return clock;
    }

    /** Returns whether changes are found by listing only: then no name may be asked for that was not listed. */
    boolean isPolled() {
        return polled;
    }

    /** So many names the match itself has brought about by now. */
    void expect(int entries) {
        expectedEntries = entries;
    }

    /** Returns how many names the folder may hold before they are too many. */
    int manyEntries() {
        return manyEntries + expectedEntries;
    }

    /** The system has reported that a name was made. */
    void changed(String name) {
        if (note(name)) {
            clock.bell().ring();
        }
    }

    private synchronized boolean note(String name) {
        reported = true;
        if (joining) {
            everything = true;
            return true;
        }
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".txt") && (lower.startsWith("output_") || lower.startsWith("draft_"))) {
            keep(name);
            return true;
        }
        if (lower.equals(FileName.READY) || isOurs(lower) || ++strangers % STRANGERS_PER_LOOK != 0) {
            return false;
        }
        everything = true;
        return true;
    }

    private static boolean isOurs(String lower) {
        return lower.startsWith(FileName.PART_PREFIX)
                || lower.startsWith("input_")
                || lower.startsWith("output_")
                || lower.startsWith("acknowledge_")
                || lower.startsWith("explain_");
    }

    private void keep(String name) {
        if (names.size() < MOST_NAMES) {
            names.add(name);
        } else {
            names.clear();
            everything = true;
        }
    }

    /** Reports were lost, or nobody knows: the whole folder is to be looked at. */
    void everything() {
        synchronized (this) {
            everything = true;
        }
        clock.bell().ring();
    }

    /** Returns what has been reported since the last call. */
    synchronized News drain() {
        if (names.isEmpty() && !everything) {
            return NOTHING;
        }
        News news = new News(names, everything);
        names = new TreeSet<>();
        everything = false;
        return news;
    }

    /** Returns whether anything was reported since the last call: then reports do come, and need no sweep beside them. */
    synchronized boolean drainReported() {
        boolean result = reported;
        reported = false;
        return result;
    }

    /** From now on the heartbeat wakes nobody; whatever else came before is still to be looked at. */
    synchronized void joined() {
        if (joining) {
            joining = false;
            everything = true;
        }
    }
}
