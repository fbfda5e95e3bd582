package arena.exchange;

import java.nio.file.Path;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;

/**
 * One folder whose new names the system reports.
 *
 * <p>While nobody waits for any, the system keeps what it has to report: what the arena itself publishes between two
 * prompts wakes none of its threads.
 */
final class NotifiedFolder {

    private final FolderWatch watch;
    private final WatchKey key;
    private volatile long modifiedMillis;
    private boolean resting;

    NotifiedFolder(FolderWatch watch, WatchKey key) {
        this.watch = watch;
        this.key = key;
        this.modifiedMillis = watch.folder().modifiedMillis();
    }

    FolderWatch watch() {
        return watch;
    }

    WatchKey key() {
        return key;
    }

    /** Takes what was reported or kept; returns whether somebody should look. */
    boolean take() {
        boolean news = false;
        for (WatchEvent<?> event : key.pollEvents()) {
            if (event.context() instanceof Path name) {
                news |= watch.note(name.toString());
            } else {
                watch.noteEverything();
                news = true;
            }
        }
        return news;
    }

    /**
     * What was reported is taken: the system may report again, unless nobody waits for it.
     *
     * @return whether it can
     */
    synchronized boolean settle() {
        resting = !watch.reader().waits();
        return resting || key.reset();
    }

    /** Somebody waits again; returns whether something was kept that somebody should look at. */
    synchronized boolean wake() {
        if (!resting) {
            return false;
        }
        boolean news = take();
        if (!settle()) {
            watch.noteEverything();
            news = true;
        }
        return news;
    }

    /** Takes what is kept while nobody waits; returns whether somebody should look. */
    synchronized boolean takeKept() {
        return resting && take();
    }

    /** Compares the folder's own time stamp; returns whether it has changed without a report. */
    boolean hasChangedUnreported() {
        boolean reported = watch.drainReported();
        long before = modifiedMillis;
        modifiedMillis = watch.folder().modifiedMillis();
        return !key.isValid() || (modifiedMillis != before && !reported);
    }
}
