package arena.web.match;

import arena.web.http.Json;
import arena.web.http.SocketListener;
import arena.web.http.SocketSession;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The matches that are being played, for those who look at no certain one of them. */
final class Lobby {

    private static final Logger LOG = LoggerFactory.getLogger(Lobby.class);
    private static final int MOST = 12;

    private final RecordFolders shelves;
    private final MatchViews matches;
    private final List<Visitor> visitors = new CopyOnWriteArrayList<>();
    private volatile SortedMap<String, Integer> moves = Collections.emptySortedMap();

    Lobby(RecordFolders shelves, MatchViews matches) {
        this.shelves = shelves;
        this.matches = matches;
    }

    /** Returns somebody who wants to be told. */
    SocketSession visitor() {
        return new Visitor();
    }

    /** Looks what has come, and has everybody told. */
    void look() {
        try {
            if (!visitors.isEmpty()) {
                lookAtAll();
            }
        } catch (RuntimeException failure) {
            LOG.warn("The matches that are being played cannot be looked at.", failure);
        }
    }

    private void lookAtAll() {
        SortedMap<String, Integer> now = new TreeMap<>();
        for (String id : shelves.live(MOST)) {
            FollowedMatch match = matches.get(id);
            if (!match.isOver()) {
                now.put(id, match.size());
            }
        }
        if (!now.equals(moves)) {
            moves = Collections.unmodifiableSortedMap(now);
            visitors.forEach(Visitor::tell);
        }
    }

    /** One who is told; what he was told is all that is kept of him. */
    private final class Visitor implements SocketSession {

        private final Map<String, Integer> told = new TreeMap<>();
        private Optional<SocketListener> listener = Optional.empty();

        @Override
        public void opened(SocketListener opened) {
            listener = Optional.of(opened);
            visitors.add(this);
        }

        void tell() {
            listener.ifPresent(SocketListener::tell);
        }

        @Override
        public Optional<String> next() {
            SortedMap<String, Integer> now = moves;
            for (Map.Entry<String, Integer> match : now.entrySet()) {
                Optional<Integer> before = Optional.ofNullable(told.get(match.getKey()));
                if (before.isEmpty()) {
                    told.put(match.getKey(), 0);
                    return Optional.of(event("match-began", match.getKey()));
                }
                if (!before.get().equals(match.getValue())) {
                    told.put(match.getKey(), match.getValue());
                    return Optional.of(matches.get(match.getKey()).moved());
                }
            }
            List<String> gone = new ArrayList<>(told.keySet());
            gone.removeAll(now.keySet());
            return gone.stream().findFirst().map(match -> {
                told.remove(match);
                return event("match-ended", match);
            });
        }

        private String event(String kind, String match) {
            return Json.event(kind, matches.view(match, "", Optional.empty()).head());
        }

        @Override
        public void closed() {
            visitors.remove(this);
        }
    }
}
