package arena.web.match;

import arena.web.http.Json;
import arena.web.http.SocketListener;
import arena.web.http.SocketSession;
import java.util.Optional;

/**
 * A session that sends the moves of a match to a spectator, as fast as the browser takes them. A spectator that is far
 * behind receives only the newest moves, and may request the others.
 */
public final class SpectatorSession implements SocketSession {

    private static final int FAR_BEHIND = 300;
    private static final int AFTER_A_GAP = 20;
    private static final int MOST_AT_ONCE = 50;

    private final FollowedMatch match;
    private final MatchView view;
    private final Runnable notification = this::send;
    private int next;
    private Stage stage = Stage.HEAD;
    private FollowedMatch.Waiting sentWaiting = FollowedMatch.Waiting.NONE;
    private Optional<SocketListener> listener = Optional.empty();

    private enum Stage {
        HEAD,
        MOVES,
        OVER
    }

    /**
     * Makes a session.
     *
     * @param from the number of the first move to send
     */
    public SpectatorSession(MatchView view, int from) {
        this.view = view;
        this.match = view.match();
        this.next = from;
    }

    @Override
    public void opened(SocketListener opened) {
        listener = Optional.of(opened);
        match.add(notification);
    }

    private void send() {
        listener.ifPresent(SocketListener::send);
    }

    @Override
    public Optional<String> next() {
        if (stage == Stage.HEAD) {
            stage = Stage.MOVES;
            return Optional.of(Json.event("match", view.head()));
        }
        if (stage == Stage.OVER) {
            return Optional.empty();
        }
        boolean over = match.isOver();
        int size = match.size();
        if (next < size - FAR_BEHIND && !over) {
            next = size - AFTER_A_GAP;
        }
        FollowedMatch.Waiting waiting = match.waiting();
        if (next < size || !waiting.equals(sentWaiting)) {
            FollowedMatch.MoveUpdates event =
                    match.moveUpdates(next, Math.min(size, next + MOST_AT_ONCE), view.viewpoint(), waiting);
            next = Math.max(next, event.next());
            sentWaiting = waiting;
            return Optional.of(event.text());
        }
        if (over) {
            stage = Stage.OVER;
            return Optional.of(Json.event("over", view.head()));
        }
        return Optional.empty();
    }

    @Override
    public void closed() {
        match.remove(notification);
    }
}
