package arena.web.match;

import arena.app.replay.ReplayedMatch;
import arena.app.replay.TurnFile;
import arena.game.Viewpoint;
import arena.games.Games;
import arena.match.Event;
import arena.match.MatchStatus;
import arena.record.Printable;
import arena.web.http.Json;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;

/** One match, read once for all who look at it. All methods may be called from any thread. */
final class FollowedMatch implements AutoCloseable {

    /** What those see who look on just now; who looks at something else has it made anew. */
    private static final int MOST_TEXTS = 600;

    private static final int MOST_PARTS = 8;
    private static final long NANOS_FOR_EACH = 1_000_000;

    private final RecordFolders.Shelf shelf;
    private final ReplayedMatch match;
    private final MoveList moves;
    private final List<Spectator> spectators = new CopyOnWriteArrayList<>();
    private final Map<Seen, String> texts = new LinkedHashMap<>();
    private final Map<MoveRange, MoveUpdates> parts = new LinkedHashMap<>();
    private volatile long toldNanos;
    private int toldEvents;

    /** What it waits for, as it stood after so many events. */
    private Waiting waiting = Waiting.NONE;

    private int waitingEvents;

    /**
     * A seat whose answer is waited for.
     *
     * @param number of its input
     * @param limitMillis the time for it; nothing if it may take as long as it likes
     * @param sinceMillis when it was asked, since the match began
     */
    record Asked(int seat, int number, Optional<Long> limitMillis, long sinceMillis) {}

    /**
     * Moves as they are told to those who look on.
     *
     * @param next the move after them
     * @param text the event
     */
    record MoveUpdates(int next, String text) {}

    /** A move as somebody sees it. */
    private record Seen(int at, Viewpoint eyes) {}

    /**
     * What a match waits for.
     *
     * @param asked whose answers
     * @param held whether it is held by its host, and for which seat; nothing while it goes on
     * @param playedBy who plays on for whom
     */
    record Waiting(List<Asked> asked, Optional<MatchHead.Held> held, List<PlayedBy> playedBy) {

        /** That of somebody who was told nothing yet. */
        static final Waiting NONE = new Waiting(List.of(), Optional.empty(), List.of());
    }

    /** A seat is played on by another. */
    record PlayedBy(int seat, String name) {}

    /** Some moves as somebody sees them, and what is waited for meanwhile. */
    private record MoveRange(int from, int to, Viewpoint eyes, Waiting waiting) {}

    private FollowedMatch(RecordFolders.Shelf shelf, ReplayedMatch match) {
        this.shelf = shelf;
        this.match = match;
        this.moves = new MoveList(match);
    }

    /** Opens a record and reads what it holds. */
    static FollowedMatch open(RecordFolders.Found found) {
        Path file = found.file();
        return new FollowedMatch(found.shelf(), ReplayedMatch.begin(file));
    }

    /** Reads what has come since. */
    synchronized void grow() {
        moves.grow();
    }

    synchronized boolean isOver() {
        return match.isOver();
    }

    /** Returns how many moves there are, the beginning included. */
    synchronized int size() {
        return moves.size();
    }

    /** Returns how many events of it are in memory. */
    synchronized int events() {
        return match.replay().size();
    }

    /** Returns some moves as a viewer may see them, a text of JSON each; what many look at is made once. */
    synchronized List<String> moves(int from, int to, Viewpoint eyes) {
        List<String> some = new ArrayList<>();
        for (int at = Math.max(0, from); at < Math.min(to, moves.size()); at++) {
            Seen seen = new Seen(at, eyes);
            some.add(texts.computeIfAbsent(seen, wanted -> Json.text(moves.move(wanted.at(), wanted.eyes()))));
            trim(texts, MOST_TEXTS);
        }
        return some;
    }

    /** Returns the same as an event. */
    synchronized MoveUpdates news(int from, int to, Viewpoint eyes, Waiting waiting) {
        MoveUpdates news = parts.computeIfAbsent(new MoveRange(from, to, eyes, waiting), part -> {
            List<String> some = moves(from, to, eyes);
            String text = "{\"kind\":\"moves\",\"moves\":[" + String.join(",", some) + "],\"asked\":"
                    + Json.text(waiting.asked())
                    + waiting.held().map(held -> ",\"held\":" + Json.text(held)).orElse("")
                    + ",\"playedBy\":" + Json.text(waiting.playedBy()) + "}";
            return new MoveUpdates(from + some.size(), text);
        });
        trim(parts, MOST_PARTS);
        return news;
    }

    private static void trim(Map<?, ?> kept, int most) {
        Iterator<?> oldest = kept.entrySet().iterator();
        while (kept.size() > most) {
            oldest.next();
            oldest.remove();
        }
    }

    /** Returns what is waited for. */
    synchronized Waiting waiting() {
        MatchStatus status = match.replay().status();
        if (waitingEvents != status.events()) {
            waitingEvents = status.events();
            waiting = waiting(status);
        }
        return waiting;
    }

    private Waiting waiting(MatchStatus status) {
        List<PlayedBy> playedBy = new ArrayList<>();
        status.seats()
                .keySet()
                .forEach(seat -> playedBy(status, seat).ifPresent(name -> playedBy.add(new PlayedBy(seat, name))));
        return new Waiting(asked(), held(status), playedBy);
    }

    private static Optional<String> playedBy(MatchStatus status, int seat) {
        return status.seat(seat)
                .handedOver()
                .map(handed -> Printable.of(handed.to().shown()));
    }

    private static Optional<MatchHead.Held> held(MatchStatus status) {
        return status.held().map(held -> new MatchHead.Held(held.seat()));
    }

    private List<Asked> asked() {
        List<Asked> asked = new ArrayList<>();
        if (!isOver()) {
            match.replay()
                    .status()
                    .seats()
                    .forEach((seat, tally) -> tally.turn()
                            .prompt()
                            .filter(prompt ->
                                    tally.turn().isOpen() && tally.left().isEmpty())
                            .ifPresent(prompt -> asked.add(new Asked(
                                    seat,
                                    prompt.number(),
                                    prompt.limit().time().map(Duration::toMillis),
                                    Duration.ofNanos(prompt.atNanos()).toMillis()))));
        }
        return asked;
    }

    /** Has somebody told of it from now on. */
    void add(Spectator spectator) {
        spectators.add(spectator);
    }

    /** Has somebody told no more. */
    void remove(Spectator spectator) {
        spectators.remove(spectator);
    }

    boolean isWatched() {
        return !spectators.isEmpty();
    }

    /** Reads what has come, and has everybody told, unless that was done so lately that it would cost too much. */
    void tellUnlessJustTold() {
        if (System.nanoTime() - toldNanos >= spectators.size() * NANOS_FOR_EACH) {
            tell();
        }
    }

    /** Reads what has come, and has everybody told. */
    void tell() {
        if (isNew()) {
            toldNanos = System.nanoTime();
            spectators.forEach(Spectator::tell);
        }
    }

    private synchronized boolean isNew() {
        grow();
        int before = toldEvents;
        toldEvents = match.replay().status().events();
        return toldEvents > before;
    }

    /** Returns, as an event, how it stands after its last move, for somebody who looks at many matches. */
    synchronized String moved() {
        int last = moves.size() - 1;
        return "{\"kind\":\"match-moved\",\"match\":" + Json.text(match.began().matchId()) + ",\"moves\":" + last
                + ",\"scene\":" + Json.text(scene(new Viewpoint.Watcher())) + "}";
    }

    /** Returns how many seats the match has. */
    synchronized int seats() {
        return match.began().sittings().size();
    }

    /** Returns how the match was set up. */
    Event.Began began() {
        return match.began();
    }

    /** Returns the name of the match. */
    String name() {
        return match.began().matchId();
    }

    /** Returns which game is played. */
    String game() {
        return match.began().gameId();
    }

    /** Returns the states after its moves; see {@link MoveList#states}. */
    synchronized SortedMap<Integer, Object> states(int most) {
        return moves.states(most);
    }

    /** Returns whether everybody may know what the super bot thinks of its positions. */
    synchronized boolean isEstimated() {
        return !isSecret() && PositionEstimates.areMadeOf(game());
    }

    /** Returns whether secrets of the match still count. */
    synchronized boolean isSecret() {
        return !isOver()
                || (match.began().occasion().isPresent() && !shelf.access().isOpen());
    }

    /**
     * Returns the match without its moves.
     *
     * @param viewpoint the word for the eyes through which it is seen
     * @param eyes these
     * @param viewpoints the words for all that this viewer may have
     * @param logs the seats whose logs this viewer may read
     */
    synchronized MatchHead head(String viewpoint, Viewpoint eyes, List<String> viewpoints, List<Integer> logs) {
        Event.Began began = match.began();
        MatchStatus status = match.replay().status();
        Optional<MatchHead.End> end = MatchHead.End.of(status.verdict(), status.breach());
        return new MatchHead(
                began.matchId(),
                began.gameId(),
                Games.byId(began.gameId()).info().title(),
                began.sittings().stream()
                        .map(seat -> new MatchHead.SeatHead(
                                seat.seat(),
                                seat.shown(),
                                seat.emblem(),
                                seat.info().kind(),
                                playedBy(status, seat.seat())))
                        .toList(),
                viewpoint,
                viewpoints,
                logs,
                began.settings(),
                match.replay().ground(eyes).map(scene -> PlayerNames.of(began).in(scene)),
                isSecret() ? Optional.empty() : Optional.of(began.seed()),
                isOver(),
                held(status),
                end.map(MatchHead.End::words),
                end,
                standings(status),
                Math.max(0, moves.size() - 1),
                began.epochMillis(),
                status.duration().map(time -> time.toMillis()),
                isSecret(),
                isEstimated(),
                began.occasion()
                        .map(played -> new MatchHead.Contest(played.contest(), played.game(), played.attempt())));
    }

    /** Returns a file of a turn of a seat; nothing if there was none. */
    synchronized Optional<String> file(int seat, int number, TurnFile what) {
        return what.of(IntStream.range(0, match.replay().size()).mapToObj(match.replay()::event), seat, number);
    }

    /** Returns where what the program of a seat has printed lies; nothing if nothing is kept. */
    synchronized Optional<Path> log(int seat) {
        return match.replay()
                .status()
                .seat(seat)
                .program()
                .map(Event.ProcessEnded::log)
                .filter(name -> !name.isEmpty())
                .map(Path::of)
                .filter(Files::isRegularFile);
    }

    /** Returns the board as it stands now. */
    synchronized SortedMap<String, Object> scene(Viewpoint eyes) {
        grow();
        return match.replay()
                .scene(match.replay().size() - 1, eyes)
                .map(scene -> PlayerNames.of(match.began()).in(scene))
                .orElseGet(TreeMap::new);
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
