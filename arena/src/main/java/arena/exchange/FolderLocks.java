package arena.exchange;

import arena.match.VenueException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The team folders of a field that matches of this arena occupy, each locked so that no other arena serves it at the
 * same time, and the number of matches that this arena has played in them.
 */
final class FolderLocks implements AutoCloseable {

    private final ArenaFolder own;

    /** Two names that differ in case only are one folder on many systems. */
    private final SortedMap<String, FileChannel> locks = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

    private final SortedMap<String, Integer> matches = new TreeMap<>();
    private final SortedSet<String> concluded = new TreeSet<>();

    FolderLocks(ArenaFolder own) {
        this.own = own;
    }

    /**
     * Occupies a team's folder for one match, until it is released.
     *
     * @throws VenueException with a sentence for the host if another match has it
     */
    void occupy(TeamFolder team) {
        String name = team.name();
        synchronized (locks) {
            if (locks.containsKey(name)) {
                throw new VenueException("The team folder " + name + " is in use by another match of this arena.");
            }
            try {
                FileChannel channel = own.lock(name);
                if (!holds(channel)) {
                    channel.close();
                    throw new VenueException("The team folder " + team.path()
                            + " is in use by another arena; wait for its match to end, or use another --field.");
                }
                locks.put(name, channel);
                matches.merge(name, 1, Integer::sum);
            } catch (IOException failure) {
                throw new VenueException(
                        "The lock of " + name + " in " + own.path() + " cannot be created (" + failure + ").", failure);
            }
        }
    }

    private static boolean holds(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException sameProcess) {
            return false;
        } catch (IOException failure) {
            channel.close();
            throw failure;
        }
    }

    /**
     * Returns how many matches each team has begun here; a folder whose number is unchanged has played none meanwhile.
     */
    SortedMap<String, Integer> matches() {
        synchronized (locks) {
            return new TreeMap<>(matches);
        }
    }

    /** Returns whether a match occupies the folder now. */
    boolean isOccupied(String team) {
        synchronized (locks) {
            return locks.containsKey(team);
        }
    }

    /** Records that a match has ended with a {@code Gameover.txt} in the folder. */
    void concluded(TeamFolder team) {
        synchronized (locks) {
            concluded.add(team.name());
        }
    }

    /** Returns whether this arena has written a {@code Gameover.txt} in the folder. */
    boolean hasConcluded(TeamFolder team) {
        synchronized (locks) {
            return concluded.contains(team.name());
        }
    }

    /** Releases a folder, if it is occupied. */
    void release(TeamFolder team) {
        release(team.name());
    }

    private void release(String team) {
        synchronized (locks) {
            FileChannel channel = locks.remove(team);
            if (channel == null) {
                return;
            }
            try {
                channel.close();
            } catch (IOException failure) {
                throw new FieldException("The lock of " + team + " cannot be released.", failure);
            }
        }
    }

    @Override
    public void close() {
        synchronized (locks) {
            List.copyOf(locks.keySet()).forEach(this::release);
        }
    }
}
