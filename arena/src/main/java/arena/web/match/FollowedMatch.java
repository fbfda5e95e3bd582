package arena.web.match;

import arena.app.replay.ReplayedMatch;
import arena.app.replay.Viewpoints;
import arena.game.Viewpoint;
import arena.games.Games;
import arena.match.Event;
import arena.match.MatchStatus;
import arena.web.http.WebFailure;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One match, read once for all who look at it. All methods may be called from any thread. */
final class FollowedMatch implements AutoCloseable {

    private final MatchShelves.Shelf shelf;
    private final ReplayedMatch match;
    private final MoveList moves;

    private FollowedMatch(MatchShelves.Shelf shelf, ReplayedMatch match) {
        this.shelf = shelf;
        this.match = match;
        this.moves = new MoveList(match.replay());
    }

    /** Opens a record and reads what it holds. */
    static FollowedMatch open(MatchShelves.Found found) {
        Path file = found.file();
        return new FollowedMatch(found.shelf(), ReplayedMatch.open(file));
    }

    /** Reads what has come since; returns whether anything has. */
    synchronized boolean grow() {
        boolean grown = match.grow();
        if (grown) {
            moves.grow();
        }
        return grown;
    }

    synchronized boolean isOver() {
        return match.isOver();
    }

    /** Returns how many moves there are, the beginning included. */
    synchronized int size() {
        return moves.size();
    }

    /** Returns some moves as a viewer may see them. */
    synchronized List<Move> moves(int from, int most, Viewpoint eyes) {
        List<Move> some = new ArrayList<>();
        for (int at = Math.max(0, from); at < moves.size() && some.size() < most; at++) {
            some.add(moves.move(at, eyes));
        }
        return some;
    }

    /**
     * Returns the viewpoint that a word means, if everybody may have it.
     *
     * @throws WebFailure if there is none such, or secrets of the match still count
     */
    synchronized Viewpoint eyes(String word) {
        Viewpoint eyes = Viewpoints.of(word, match.began().sittings().size());
        if (!(eyes instanceof Viewpoint.Watcher) && isSecret()) {
            throw WebFailure.forbidden("Whoever looks on sees no secrets until the match is over"
                    + (match.began().occasion().isPresent() ? ", and its contest." : "."));
        }
        return eyes;
    }

    /** Returns whether secrets of the match still count. */
    synchronized boolean isSecret() {
        return !isOver()
                || (match.began().occasion().isPresent() && !shelf.isOpen().getAsBoolean());
    }

    /** Returns the match without its moves. */
    synchronized MatchHead head(String viewpoint) {
        Event.Began began = match.began();
        MatchStatus status = match.replay().status();
        return new MatchHead(
                began.matchId(),
                began.gameId(),
                Games.byId(began.gameId()).info().title(),
                began.sittings().stream()
                        .map(seat -> new MatchHead.SeatHead(
                                seat.seat(), seat.name(), seat.info().kind()))
                        .toList(),
                viewpoint,
                viewpoints(began),
                began.settings(),
                isSecret() ? Optional.empty() : Optional.of(began.seed()),
                isOver(),
                reason(status),
                standings(status),
                Math.max(0, moves.size() - 1),
                began.epochMillis(),
                status.duration().map(time -> time.toMillis()),
                isSecret(),
                began.occasion()
                        .map(played -> new MatchHead.Contest(played.contest(), played.game(), played.attempt())));
    }

    private List<String> viewpoints(Event.Began began) {
        List<String> all = new ArrayList<>(List.of("watcher"));
        if (!isSecret()) {
            all.add("referee");
            began.sittings().forEach(seat -> all.add(Integer.toString(seat.seat())));
        }
        return all;
    }

    private static Optional<String> reason(MatchStatus status) {
        return status.verdict()
                .map(ended -> ended.detail().isEmpty() ? ended.reason() : ended.reason() + " (" + ended.detail() + ")")
                .or(() -> status.breach().map(broken -> "Broken off: " + broken.words()));
    }

    private static List<MatchHead.SeatStanding> standings(MatchStatus status) {
        return status.verdict().stream()
                .flatMap(ended -> ended.standings().stream())
                .map(standing -> new MatchHead.SeatStanding(
                        standing.seat().number(), standing.place(), standing.points(), standing.figures()))
                .toList();
    }

    @Override
    public synchronized void close() {
        match.close();
    }
}
