package arena.web.match;

import arena.web.http.WebFailure;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A cache of the matches that were viewed last, so that each record is read once for all viewers. It returns each match
 * as its viewer may see it.
 */
public final class MatchViews implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(MatchViews.class);
    private static final int MOST = 64;

    /** All events of an open match are in memory, some with the whole text of a prompt: about a kilobyte each. */
    private static final int MOST_EVENTS = 50_000;

    private final RecordFolders folders;
    private final Map<String, FollowedMatch> open = new LinkedHashMap<>(16, 0.75f, true);

    public MatchViews(RecordFolders folders) {
        this.folders = folders;
    }

    /**
     * Returns a match as a visitor sees it, with all events of its record so far.
     *
     * @param word for the viewpoint; empty for a spectator
     * @param key the visitor's key, if there is one
     * @throws WebFailure if there is no such match or viewpoint, or it would reveal secrets
     */
    public MatchView view(String match, String word, Optional<String> key) {
        RecordFolders.Found found = folders.find(match, key);
        List<String> more = key.map(found::viewpoints).orElse(List.of());
        return MatchView.of(get(found), word, more);
    }

    /** Returns a match as the person on one of its seats sees it, whose link was checked. */
    public MatchView ofSeat(String match, int seat, String key) {
        String word = Integer.toString(seat);
        RecordFolders.Found found = folders.find(match, Optional.of(key));
        return MatchView.of(get(found), word, List.of(word));
    }

    /** Returns a cache for an owner of the records, who may see everything. */
    public static MatchViews ofOne() {
        return new MatchViews(new RecordFolders());
    }

    /**
     * Returns the match of a record for a viewer who may see everything.
     *
     * @param word for the viewpoint
     * @throws WebFailure if there is no such viewpoint
     */
    public synchronized MatchView ofRecord(Path record, String word) {
        RecordFolders.Folder folder =
                new RecordFolders.Folder(record.resolveSibling(""), new RecordFolders.Access() {});
        FollowedMatch match = FollowedMatch.open(new RecordFolders.Found(record, folder));
        open.put(record.toString(), match);
        return MatchView.of(match, word, List.of(word));
    }

    /** Returns a public match. */
    FollowedMatch get(String match) {
        return get(folders.find(match, Optional.empty()));
    }

    private synchronized FollowedMatch get(RecordFolders.Found found) {
        FollowedMatch match = open.computeIfAbsent(found.match(), name -> FollowedMatch.open(found));
        trim();
        match.grow();
        return match;
    }

    private synchronized List<FollowedMatch> watched() {
        return open.values().stream().filter(FollowedMatch::isWatched).toList();
    }

    /** Notifies the spectators of a match at once. */
    public void notifySpectators(String match) {
        Optional<FollowedMatch> followed;
        synchronized (this) {
            followed = Optional.ofNullable(open.get(match));
        }
        followed.ifPresent(FollowedMatch::notifySpectators);
    }

    /** Notifies the spectators of all matches that have new events. */
    void notifySpectators() {
        for (FollowedMatch match : watched()) {
            try {
                match.notifyUnlessRecent();
            } catch (RuntimeException failure) {
                LOG.warn("A match cannot be followed any more.", failure);
                forget(match);
            }
        }
    }

    private synchronized void forget(FollowedMatch match) {
        open.values().remove(match);
        match.close();
    }

    /** Closes the least recently used matches; never the latest one or one with spectators. */
    private void trim() {
        int events = open.values().stream().mapToInt(FollowedMatch::events).sum();
        Iterator<FollowedMatch> oldest = open.values().iterator();
        for (int left = open.size(); left > 1 && (left > MOST || events > MOST_EVENTS); left--) {
            FollowedMatch match = oldest.next();
            if (!match.isWatched()) {
                events -= match.events();
                match.close();
                oldest.remove();
            }
        }
    }

    @Override
    public synchronized void close() {
        open.values().forEach(FollowedMatch::close);
        open.clear();
    }
}
