package arena.exchange.state;

import arena.match.Event;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The plan of the scans of one folder: which names are looked at, and when the folder is listed.
 *
 * <p>A file becomes known through its entry: of names that were reported, of all names in the folder if reports may
 * have been lost, and periodically of the known names of the awaited number, since overwriting a file in place is not
 * reported.
 */
final class ScanPlan {

    /** The number of slow listings in a row that are the folder's fault: one slow listing proves nothing. */
    static final int SLOW_LISTINGS = 3;

    /** The interval at which the entry of a known file is read again. */
    private static final long RECHECK_NANOS = 20_000_000;

    /** After this time without an answer the folder is listed, so that one lost report does not cost a time-out. */
    private static final long LIST_ONCE_NANOS = 300_000_000;

    /** The names whose entries are looked at in the present scan. */
    private final Set<FileName> names = new TreeSet<>();

    private Purpose purpose = Purpose.REGULAR;
    private boolean changed;
    private boolean listing;
    private long listNanos = Long.MAX_VALUE;
    private long recheckNanos = Long.MAX_VALUE;
    private int slowListings;
    private boolean full;

    /** The purpose of a scan. */
    enum Purpose {
        REGULAR,
        /** The last scan before a prompt is published. */
        BEFORE_PROMPT,
        /** The last scan for an answer, after its time limit. */
        OVERDUE
    }

    /** Plans the scans for the answer to a prompt that was just published. */
    void prompted(long publishedNanos) {
        recheckNanos = publishedNanos + RECHECK_NANOS;
        listNanos = publishedNanos + LIST_ONCE_NANOS;
    }

    /** Plans a listing at the next scan, which is due now. */
    void listSoon(long nowNanos) {
        listNanos = nowNanos;
    }

    /**
     * Begins a scan.
     *
     * @param awaited the known names of the awaited number
     */
    void begin(Purpose why, Observation.Reported reported, List<FileName> awaited, long nowNanos) {
        purpose = why;
        names.clear();
        reported.names().stream().flatMap(name -> FileName.read(name).stream()).forEach(names::add);
        boolean rechecking = why == Purpose.OVERDUE || nowNanos >= recheckNanos;
        if (rechecking) {
            recheckNanos = nowNanos + RECHECK_NANOS;
            names.addAll(awaited);
        }
        names.removeIf(name -> !name.isAnswer());
        listing = reported.everything() || why == Purpose.OVERDUE || nowNanos >= listNanos;
        listNanos = nowNanos >= listNanos ? Long.MAX_VALUE : listNanos;
        changed = listing || rechecking || !names.isEmpty();
    }

    Purpose purpose() {
        return purpose;
    }

    /** Returns whether the present scan looks at anything that may be an answer. */
    boolean isChanged() {
        return changed;
    }

    /** Returns whether the present scan lists the folder. */
    boolean isListing() {
        return listing;
    }

    /** Adds a name to the present scan. */
    void add(FileName name) {
        names.add(name);
    }

    /** Returns the names whose entries are looked at in the present scan. */
    Collection<FileName> names() {
        return names;
    }

    /**
     * Takes the speed of a listing, which is the folder's fault only if other folders of the field are quick to list.
     * It returns the remark about a folder that holds so many names that it cannot be listed in time.
     */
    Optional<Effect.Remark> listed(Observation.Listed listed, long nowNanos) {
        switch (listed.speed()) {
            case WHOLE -> slowListings = 0;
            case GIVEN_UP -> slowListings++;
            case ALL_SLOW -> {}
        }
        full |= slowListings >= SLOW_LISTINGS;
        if (!full && listed.speed() != Observation.Speed.WHOLE) {
            listNanos = nowNanos + RECHECK_NANOS;
        }
        return Optional.of(new Effect.Remark(
                        Event.Noticed.FLOODED,
                        "listing the folder was stopped after " + listed.count()
                                + " names, because it took longer than 100 ms " + SLOW_LISTINGS
                                + " times in a row; that counts as a time-out",
                        0))
                .filter(any -> full);
    }

    /** Returns whether the folder cannot be listed in time: then nothing in it counts. */
    boolean isFull() {
        return full;
    }

    /**
     * Returns when a scan is due for the files of a number.
     *
     * @param number the awaited number
     */
    long wakeNanos(KnownFiles files, int number) {
        return Math.min(listNanos, files.wakeNanos(number, recheckNanos));
    }
}
