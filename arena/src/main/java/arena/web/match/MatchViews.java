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

/** The matches that were looked at last, so that many viewers have each of them read once, and what each may see. */
public final class MatchViews implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(MatchViews.class);
    private static final int MOST = 64;

    /** All events of an open match are in memory, some with the whole text of an input: about a kilobyte each. */
    private static final int MOST_EVENTS = 50_000;

    private final RecordFolders shelves;
    private final Map<String, FollowedMatch> open = new LinkedHashMap<>(16, 0.75f, true);

    public MatchViews(RecordFolders shelves) {
        this.shelves = shelves;
    }

    /**
     * Returns a match as a visitor sees it, with everything that its record holds by now.
     *
     * @param word for the viewpoint; empty for somebody who looks on
     * @param key what the visitor bears, if anything
     * @throws WebFailure if there is no such match or viewpoint, or secrets of the match still count
     */
    public MatchView view(String match, String word, Optional<String> key) {
        RecordFolders.Found found = shelves.find(match, key);
        List<String> more = key.map(found::viewpoints).orElse(List.of());
        return MatchView.of(get(found), word, more);
    }

    /** Returns a match as the person on a seat of it sees it, who was let in. */
    public MatchView ofSeat(String match, int seat, String key) {
        String word = Integer.toString(seat);
        RecordFolders.Found found = shelves.find(match, Optional.of(key));
        return MatchView.of(get(found), word, List.of(word));
    }

    /** Returns one for somebody who has the records themselves, and so may see everything. */
    public static MatchViews ofOne() {
        return new MatchViews(new RecordFolders());
    }

    /**
     * Returns the match of a record as somebody sees it who may see everything.
     *
     * @param word for the viewpoint
     * @throws WebFailure if there is no such viewpoint
     */
    public synchronized MatchView ofRecord(Path record, String word) {
        RecordFolders.Shelf shelf = new RecordFolders.Shelf(record.resolveSibling(""), new RecordFolders.Access() {});
        FollowedMatch match = FollowedMatch.open(new RecordFolders.Found(record, shelf));
        open.put(record.toString(), match);
        return MatchView.of(match, word, List.of(word));
    }

    /** Returns a match that everybody may know of. */
    FollowedMatch get(String match) {
        return get(shelves.find(match, Optional.empty()));
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

    /** Has everybody told at once who looks on at a match. */
    public void tell(String match) {
        Optional<FollowedMatch> followed;
        synchronized (this) {
            followed = Optional.ofNullable(open.get(match));
        }
        followed.ifPresent(FollowedMatch::tell);
    }

    /** Has everybody told who looks on at a match of which something is new. */
    void tell() {
        for (FollowedMatch match : watched()) {
            try {
                match.tellUnlessJustTold();
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

    /** Closes those that were asked for the longest time ago; never the last one, or one that is watched. */
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
