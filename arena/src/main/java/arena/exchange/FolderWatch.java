package arena.exchange;

import arena.exchange.state.FileName;
import arena.match.Clock;
import java.io.IOException;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The changes that were reported of one folder since the last scan. The watching threads write them, a scan reads them.
 *
 * <p>A scan is made for names that may bring an answer, and during the wait for readiness also for the heartbeat; a
 * heartbeat in the middle of a match wakes no thread.
 */
final class FolderWatch {

    /** The most names that are kept between two scans; beyond that the entire folder is listed. */
    private static final int MOST_NAMES = 64;

    /** The number of unknown names after which the folder's entries are counted. */
    private static final int STRANGERS_PER_SCAN = 256;

    private static final FolderChanges NOTHING = new FolderChanges(new TreeSet<>(), false);

    private final Clock clock;
    private final Kind kind;
    private final int manyEntries;
    private volatile int expectedEntries;
    private SortedSet<String> names = new TreeSet<>();
    private boolean everything = true;
    private boolean reported;
    private boolean joining = true;
    private int strangers;
    private volatile OpenFolder folder;
    private volatile Reader reader;

    /**
     * Makes a watch.
     *
     * @param manyEntries how many names, besides those of the match itself, are too many
     */
    FolderWatch(OpenFolder folder, Clock clock, Kind kind, int manyEntries) {
        this.folder = folder;
        this.reader = new MatchWaker(clock);
        this.clock = clock;
        this.kind = kind;
        this.manyEntries = manyEntries;
    }

    /** The changes to be looked at: some names that exist or existed a moment ago, or the entire folder. */
    record FolderChanges(SortedSet<String> names, boolean everything) {}

    /** The kind of disk and the way in which changes are found. */
    enum Kind {
        /** A local disk whose changes are reported. */
        NOTIFIED,
        /** A local disk whose changes are found by listing. */
        LISTED,
        /** A share, whose changes are found by listing, and where any operation may block. */
        SHARE
    }

    /** A reader of the folder, called when there are changes. */
    interface Reader {

        /** Scans on the calling thread, which may be blocked in the folder by its bot. */
        void scan();

        /** Scans on another thread, or wakes the match to do it. */
        void requestScan();

        /** Returns whether changes are awaited; if not, they may be kept for a while. */
        boolean waits();
    }

    /** A reader that never scans. */
    static final Reader NO_READER = new Reader() {
        @Override
        public void scan() {}

        @Override
        public void requestScan() {}

        @Override
        public boolean waits() {
            return false;
        }
    };

    /** A reader that wakes the match to scan itself. */
    private record MatchWaker(Clock clock) implements Reader {
        @Override
        public void scan() {
            clock.signal().wake();
        }

        @Override
        public void requestScan() {
            clock.signal().wake();
        }

        @Override
        public boolean waits() {
            return true;
        }
    }

    /** Returns the folder itself; before the match begins it may be replaced. */
    OpenFolder folder() {
        return folder;
    }

    /** Replaces the folder by another one of the same name; no match has begun in the old one, which is released. */
    void replace(OpenFolder other) throws IOException {
        OpenFolder old = folder;
        folder = other;
        old.close();
    }

    Reader reader() {
        return reader;
    }

    /** Sets the reader that is called from now on. */
    void setReader(Reader other) {
        reader = other;
    }

    Clock clock() {
        return clock;
    }

    /** Returns whether changes are found by listing only: then no name may be asked for that was not listed. */
    boolean isPolled() {
        return kind != Kind.NOTIFIED;
    }

    /** Returns whether it is on a share. */
    boolean isOnShare() {
        return kind == Kind.SHARE;
    }

    /** Sets the number of names that the match itself has caused so far. */
    void expect(int entries) {
        expectedEntries = entries;
    }

    /** Returns how many names the folder may hold before they are too many. */
    int manyEntries() {
        return manyEntries + expectedEntries;
    }

    /** Notes that the system has reported a new name; returns whether a scan is needed. */
    synchronized boolean note(String name) {
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
        if (lower.equals(FileName.READY) || isOurs(lower) || ++strangers % STRANGERS_PER_SCAN != 0) {
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

    /** Notes that reports were lost, or may have been: the entire folder must be looked at. */
    synchronized void noteEverything() {
        everything = true;
    }

    /**
     * Notes that a folder of this name was made or moved to its place; returns whether a look is needed, which it is
     * until the match begins.
     */
    synchronized boolean noteReplaced() {
        everything |= joining;
        return joining;
    }

    /** Returns whether there is anything to be looked at. */
    synchronized boolean hasChanges() {
        return everything || !names.isEmpty();
    }

    /** Returns the changes since the last call. */
    synchronized FolderChanges drain() {
        if (names.isEmpty() && !everything) {
            return NOTHING;
        }
        FolderChanges changes = new FolderChanges(names, everything);
        names = new TreeSet<>();
        everything = false;
        return changes;
    }

    /**
     * Returns whether anything was reported since the last call: then reports work, and no sweep is needed beside them.
     */
    synchronized boolean drainReported() {
        boolean result = reported;
        reported = false;
        return result;
    }

    /**
     * Ends the wait for readiness: the heartbeat wakes no thread from now on; earlier changes must still be looked at.
     */
    synchronized void endJoining() {
        if (joining) {
            joining = false;
            everything = true;
        }
    }
}
