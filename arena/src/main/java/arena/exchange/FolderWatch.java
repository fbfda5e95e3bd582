package arena.exchange;

import arena.match.Clock;
import java.io.IOException;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What has been reported of one folder since somebody last looked. Who notices changes writes it, who looks reads it.
 *
 * <p>Somebody looks for names that may bring an answer, and while somebody waits for readiness also for the heartbeat;
 * a heartbeat in the middle of a match wakes nobody.
 */
final class FolderWatch {

    /** More names than this between two looks are not kept; the match lists the whole folder instead. */
    private static final int MOST_NAMES = 64;

    /** After so many names that mean nothing the match counts the folder's entries. */
    private static final int STRANGERS_PER_LOOK = 256;

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
    private volatile HeldFolder folder;
    private volatile Reader reader;

    /**
     * Makes a watch.
     *
     * @param manyEntries how many names, besides those of the match itself, are too many
     */
    FolderWatch(HeldFolder folder, Clock clock, Kind kind, int manyEntries) {
        this.folder = folder;
        this.reader = new BellRinger(clock);
        this.clock = clock;
        this.kind = kind;
        this.manyEntries = manyEntries;
    }

    /** What is to be looked at: some names that exist or existed a moment ago, or the whole folder. */
    record FolderChanges(SortedSet<String> names, boolean everything) {}

    /** Where the folder is, as far as that matters here. */
    enum Kind {
        /** On a local disk, and changes are reported. */
        NOTIFIED,
        /** On a local disk, and changes are found by listing. */
        LISTED,
        /** On a share, where changes are found by listing, and whatever is asked may take as long as it likes. */
        SHARE
    }

    /** Whoever looks into the folder when there is news. */
    interface Reader {

        /** Looks on the calling thread, which may be held up in the folder for as long as its bot likes. */
        void look();

        /** Looks on another thread, or wakes the match to do it. */
        void call();

        /** Returns whether news is waited for; if not, it may be kept for a while. */
        boolean waits();
    }

    /** Nobody looks any more. */
    static final Reader NOBODY = new Reader() {
        @Override
        public void look() {}

        @Override
        public void call() {}

        @Override
        public boolean waits() {
            return false;
        }
    };

    /** Lets the match look for itself. */
    private record BellRinger(Clock clock) implements Reader {
        @Override
        public void look() {
            clock.signal().wake();
        }

        @Override
        public void call() {
            clock.signal().wake();
        }

        @Override
        public boolean waits() {
            return true;
        }
    }

    /** Returns the folder itself; before the match begins it may be another one each time. */
    HeldFolder folder() {
        return folder;
    }

    /** The folder of this name is another one now; no match has begun in the old one, which is let go. */
    void replace(HeldFolder other) throws IOException {
        HeldFolder old = folder;
        folder = other;
        old.close();
    }

    Reader reader() {
        return reader;
    }

    /** From now on another than the match looks when there is news. */
    void readBy(Reader other) {
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

    /** So many names the match itself has brought about by now. */
    void expect(int entries) {
        expectedEntries = entries;
    }

    /** Returns how many names the folder may hold before they are too many. */
    int manyEntries() {
        return manyEntries + expectedEntries;
    }

    /** The system has reported that a name was made; returns whether somebody should look. */
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
    synchronized void noteEverything() {
        everything = true;
    }

    /** Returns whether there is anything to be looked at. */
    synchronized boolean hasNews() {
        return everything || !names.isEmpty();
    }

    /** Returns what has been reported since the last call. */
    synchronized FolderChanges drain() {
        if (names.isEmpty() && !everything) {
            return NOTHING;
        }
        FolderChanges news = new FolderChanges(names, everything);
        names = new TreeSet<>();
        everything = false;
        return news;
    }

    /**
     * Returns whether anything was reported since the last call: then reports do come, and need no sweep beside them.
     */
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
