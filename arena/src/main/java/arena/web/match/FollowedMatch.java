package arena.web.match;

import arena.app.replay.ReplayedMatch;
import arena.app.replay.TurnFile;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.match.MatchStatus;
import arena.record.Printable;
import arena.record.TurnLogs;
import arena.review.MatchReviewer;
import arena.superbot.SuperBots;
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
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A match whose record is read once for all its viewers. All methods may be called from any thread. */
final class FollowedMatch implements AutoCloseable {

    /** The cached texts of moves, enough for live spectators; others are made again on request. */
    private static final int MOST_TEXTS = 600;

    private static final int MOST_UPDATES = 8;
    private static final long NANOS_PER_SPECTATOR = 1_000_000;

    private final RecordFolders.Folder folder;
    private final ReplayedMatch match;
    private final MoveList moves;
    private final List<Runnable> spectators = new CopyOnWriteArrayList<>();
    private final Map<SeenMove, String> texts = new LinkedHashMap<>();
    private final Map<MoveRange, MoveUpdates> updates = new LinkedHashMap<>();
    private volatile long notifiedNanos;
    private int notifiedEvents;

    /** The open prompts and the hold after {@link #waitingEvents} events. */
    private Waiting waiting = Waiting.NONE;

    private int waitingEvents;

    /**
     * A seat whose answer is waited for.
     *
     * @param number of its prompt
     * @param limitMillis its time limit; empty if there is none
     * @param sinceMillis the time of the prompt since the match began
     */
    record Asked(int seat, int number, Optional<Long> limitMillis, long sinceMillis) {}

    /**
     * An event with some moves, for spectators.
     *
     * @param next the number of the move after them
     * @param text the event
     */
    record MoveUpdates(int next, String text) {}

    /** A move from one viewpoint. */
    private record SeenMove(int at, Viewpoint viewpoint) {}

    /**
     * The things that a match waits for.
     *
     * @param asked the seats that have an open prompt
     * @param held the hold by the host and its seat; empty while the match runs
     * @param playedBy the seats with a successor
     */
    record Waiting(List<Asked> asked, Optional<MatchHead.Held> held, List<PlayedBy> playedBy) {

        /** The state before the first message to a spectator. */
        static final Waiting NONE = new Waiting(List.of(), Optional.empty(), List.of());
    }

    /** A seat whose player was replaced, and the successor's name. */
    record PlayedBy(int seat, String name) {}

    /** A range of moves from one viewpoint, with the open prompts. */
    private record MoveRange(int from, int to, Viewpoint viewpoint, Waiting waiting) {}

    private FollowedMatch(RecordFolders.Folder folder, ReplayedMatch match) {
        this.folder = folder;
        this.match = match;
        this.moves = new MoveList(match);
    }

    /** Opens a record and reads its events. */
    static FollowedMatch open(RecordFolders.Found found) {
        Path file = found.file();
        return new FollowedMatch(found.folder(), ReplayedMatch.begin(file));
    }

    /** Reads the events that were added to the record. */
    synchronized void grow() {
        moves.grow();
    }

    synchronized boolean isOver() {
        return match.isOver();
    }

    /** Returns the number of moves, the beginning included. */
    synchronized int size() {
        return moves.size();
    }

    /** Returns the number of events in memory. */
    synchronized int events() {
        return match.replay().size();
    }

    /** Returns some moves as a viewer may see them, each as JSON; texts for many viewers are made once. */
    synchronized List<String> moves(int from, int to, Viewpoint viewpoint) {
        List<String> some = new ArrayList<>();
        for (int at = Math.max(0, from); at < Math.min(to, moves.size()); at++) {
            SeenMove seen = new SeenMove(at, viewpoint);
            some.add(texts.computeIfAbsent(seen, wanted -> Json.text(moves.move(wanted.at(), wanted.viewpoint()))));
            trim(texts, MOST_TEXTS);
        }
        return some;
    }

    /** Returns some moves as an event. */
    synchronized MoveUpdates moveUpdates(int from, int to, Viewpoint viewpoint, Waiting waiting) {
        MoveUpdates event = updates.computeIfAbsent(new MoveRange(from, to, viewpoint, waiting), range -> {
            List<String> some = moves(from, to, viewpoint);
            String text = "{\"kind\":\"moves\",\"moves\":[" + String.join(",", some) + "],\"asked\":"
                    + Json.text(waiting.asked())
                    + waiting.held().map(held -> ",\"held\":" + Json.text(held)).orElse("")
                    + ",\"playedBy\":" + Json.text(waiting.playedBy()) + "}";
            return new MoveUpdates(from + some.size(), text);
        });
        trim(updates, MOST_UPDATES);
        return event;
    }

    private static void trim(Map<?, ?> kept, int most) {
        Iterator<?> oldest = kept.entrySet().iterator();
        while (kept.size() > most) {
            oldest.next();
            oldest.remove();
        }
    }

    /** Returns the open prompts and the hold. */
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

    /** Adds a spectator, which is notified of new events. */
    void add(Runnable spectator) {
        spectators.add(spectator);
    }

    /** Removes a spectator. */
    void remove(Runnable spectator) {
        spectators.remove(spectator);
    }

    boolean isWatched() {
        return !spectators.isEmpty();
    }

    /**
     * Reads new events and notifies the spectators, unless the last notification is so recent that the cost would be
     * too high.
     */
    void notifyUnlessRecent() {
        if (System.nanoTime() - notifiedNanos >= spectators.size() * NANOS_PER_SPECTATOR) {
            notifySpectators();
        }
    }

    /** Reads new events and notifies the spectators. */
    void notifySpectators() {
        if (isNew()) {
            notifiedNanos = System.nanoTime();
            spectators.forEach(Runnable::run);
        }
    }

    private synchronized boolean isNew() {
        grow();
        int before = notifiedEvents;
        notifiedEvents = match.replay().status().events();
        return notifiedEvents > before;
    }

    /** Returns the board after the last move as an event, for the lobby. */
    synchronized String lastMoveEvent() {
        int last = moves.size() - 1;
        return "{\"kind\":\"match-moved\",\"match\":" + Json.text(match.began().matchId()) + ",\"moves\":" + last
                + ",\"scene\":" + Json.text(scene(new Viewpoint.Spectator())) + "}";
    }

    /** Returns the number of seats. */
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

    /** Returns the id of the game. */
    String game() {
        return match.began().gameId();
    }

    /** Returns the states after its moves; see {@link MoveList#states}. */
    synchronized SortedMap<Integer, Object> states(int most) {
        return moves.states(most);
    }

    /** Returns whether everybody may see the super bot's estimates of its positions. */
    synchronized boolean isEstimated() {
        return !isSecret() && SuperBots.estimator(game()).isPresent();
    }

    /** Returns whether everybody may see the super bot's review of its decisions. */
    synchronized boolean isReviewable() {
        return !isSecret() && MatchReviewer.isReviewable(game()) && hasTurns();
    }

    /** Returns whether a seat was asked for an answer; in real time none is. */
    private boolean hasTurns() {
        return IntStream.rangeClosed(1, seats())
                .anyMatch(seat -> match.replay().status().seat(seat).turn().number() > 0);
    }

    /** Returns whether the match still has secrets. */
    synchronized boolean isSecret() {
        return !isOver()
                || (match.began().occasion().isPresent() && !folder.access().isOpen());
    }

    /**
     * Returns the match without its moves.
     *
     * @param viewpoint the present viewpoint of the viewer
     */
    synchronized MatchHead head(MatchHead.Viewer viewer, Viewpoint viewpoint) {
        Event.Began began = match.began();
        MatchStatus status = match.replay().status();
        return new MatchHead(
                MatchHead.Identity.of(began),
                began.sittings().stream()
                        .map(seat -> new MatchHead.SeatHead(
                                seat.seat(),
                                seat.shown(),
                                seat.emblem(),
                                MatchHead.SeatLook.of(seat),
                                seat.info().kind(),
                                playedBy(status, seat.seat())))
                        .toList(),
                viewer,
                new MatchHead.Setup(
                        began.settings(),
                        match.replay()
                                .ground(viewpoint)
                                .map(scene -> PlayerNames.of(began).in(scene)),
                        isSecret() ? Optional.empty() : Optional.of(began.seed())),
                progress(status),
                new MatchHead.MatchTime(began.epochMillis(), status.duration().map(Duration::toMillis)),
                isSecret(),
                isEstimated(),
                isReviewable(),
                began.occasion()
                        .map(played -> new MatchHead.Contest(played.contest(), played.game(), played.attempt())));
    }

    /** Returns a file of a turn of a seat; empty if there is none. */
    synchronized Optional<String> file(int seat, int number, TurnFile what) {
        return what.of(IntStream.range(0, match.replay().size()).mapToObj(match.replay()::event), seat, number);
    }

    /** Returns what a seat's program used and printed in a turn, line by line. */
    synchronized String printed(int seat, int number) {
        return new TurnLogs(match.replay())
                .words(seat, number).stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    private MatchHead.Progress progress(MatchStatus status) {
        Optional<MatchHead.End> end = MatchHead.End.of(status.verdict(), status.breakOff());
        return new MatchHead.Progress(
                isOver(),
                held(status),
                end.map(MatchHead.End::words),
                end,
                standings(status),
                Math.max(0, moves.size() - 1));
    }

    /** Returns the log file of a seat's program; empty if there is none. */
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

    /** Returns the current board. */
    synchronized SortedMap<String, Object> scene(Viewpoint viewpoint) {
        grow();
        return match.replay()
                .scene(match.replay().size() - 1, viewpoint)
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
