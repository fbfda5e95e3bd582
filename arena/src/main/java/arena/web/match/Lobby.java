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

/** A feed of the running matches for the pages that list them. */
final class Lobby {

    private static final Logger LOG = LoggerFactory.getLogger(Lobby.class);
    private static final int MOST = 12;

    private final RecordFolders folders;
    private final MatchViews matches;
    private final List<PageSession> pages = new CopyOnWriteArrayList<>();
    private volatile SortedMap<String, Integer> moves = Collections.emptySortedMap();

    Lobby(RecordFolders folders, MatchViews matches) {
        this.folders = folders;
        this.matches = matches;
    }

    /** Returns the session of a page. */
    SocketSession session() {
        return new PageSession();
    }

    /** Reads the running matches and notifies the pages. */
    void poll() {
        try {
            if (!pages.isEmpty()) {
                update();
            }
        } catch (RuntimeException failure) {
            LOG.warn("The matches that are being played cannot be looked at.", failure);
        }
    }

    private void update() {
        SortedMap<String, Integer> now = new TreeMap<>();
        for (String id : folders.live(MOST)) {
            FollowedMatch match = matches.get(id);
            if (!match.isOver()) {
                now.put(id, match.size());
            }
        }
        if (!now.equals(moves)) {
            moves = Collections.unmodifiableSortedMap(now);
            pages.forEach(PageSession::send);
        }
    }

    /** The session of one page, with the number of moves that it has received of each match. */
    private final class PageSession implements SocketSession {

        private final Map<String, Integer> sent = new TreeMap<>();
        private Optional<SocketListener> listener = Optional.empty();

        @Override
        public void opened(SocketListener opened) {
            listener = Optional.of(opened);
            pages.add(this);
        }

        void send() {
            listener.ifPresent(SocketListener::send);
        }

        @Override
        public Optional<String> next() {
            SortedMap<String, Integer> now = moves;
            for (Map.Entry<String, Integer> match : now.entrySet()) {
                Optional<Integer> before = Optional.ofNullable(sent.get(match.getKey()));
                if (before.isEmpty()) {
                    sent.put(match.getKey(), 0);
                    return Optional.of(event("match-began", match.getKey()));
                }
                if (!before.get().equals(match.getValue())) {
                    sent.put(match.getKey(), match.getValue());
                    return Optional.of(matches.get(match.getKey()).lastMoveEvent());
                }
            }
            List<String> gone = new ArrayList<>(sent.keySet());
            gone.removeAll(now.keySet());
            return gone.stream().findFirst().map(match -> {
                sent.remove(match);
                return event("match-ended", match);
            });
        }

        private String event(String kind, String match) {
            return Json.event(kind, matches.view(match, "", Optional.empty()).head());
        }

        @Override
        public void closed() {
            pages.remove(this);
        }
    }
}
