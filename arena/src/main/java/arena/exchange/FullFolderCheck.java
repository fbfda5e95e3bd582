package arena.exchange;

import java.io.IOException;

/**
 * A check for a folder with so many names that it cannot be listed in time. One slow listing proves nothing: several in
 * a row are needed, and none counts while the arena's own small folder, in the same field, is slow to list too.
 */
final class FullFolderCheck {

    /** The number of slow listings in a row that are the folder's fault. */
    static final int TIMES = 3;

    private static final int CONTROLS = 20;
    private static final long CONTROL_NANOS = 20_000_000;

    private final HeldFolder control;
    private int slow;
    private volatile boolean found;

    /**
     * Begins the check.
     *
     * @param control a folder of a few names that only the arena writes in
     */
    FullFolderCheck(HeldFolder control) {
        this.control = control;
    }

    /** Notes that a listing has ended, or was given up because it took too long. */
    void listed(boolean givenUp) {
        if (!givenUp) {
            slow = 0;
        } else if (isMachineQuick()) {
            slow++;
        }
        found |= slow >= TIMES;
    }

    boolean isFound() {
        return found;
    }

    private boolean isMachineQuick() {
        long begin = System.nanoTime();
        try {
            for (int i = 0; i < CONTROLS; i++) {
                FolderListing.of(control, Integer.MAX_VALUE);
            }
        } catch (IOException fieldInTrouble) {
            return false;
        }
        return System.nanoTime() - begin < CONTROL_NANOS;
    }
}
