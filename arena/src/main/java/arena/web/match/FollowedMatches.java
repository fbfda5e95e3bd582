package arena.web.match;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/** The matches that were looked at last, so that many viewers have each of them read once. */
final class FollowedMatches implements AutoCloseable {

    private static final int MOST = 64;

    private final MatchShelves shelves;
    private final Map<String, FollowedMatch> open = new LinkedHashMap<>(16, 0.75f, true);

    FollowedMatches(MatchShelves shelves) {
        this.shelves = shelves;
    }

    /** Returns a match with everything that its record holds by now. */
    synchronized FollowedMatch get(String id) {
        // Looked for each time, since a shelf may be shown no more.
        MatchShelves.Found found = shelves.find(id);
        FollowedMatch match = open.computeIfAbsent(id, name -> FollowedMatch.open(found));
        trim();
        match.grow();
        return match;
    }

    private void trim() {
        Iterator<FollowedMatch> oldest = open.values().iterator();
        while (open.size() > MOST) {
            oldest.next().close();
            oldest.remove();
        }
    }

    @Override
    public synchronized void close() {
        open.values().forEach(FollowedMatch::close);
        open.clear();
    }
}
