package arena.web.match;

import arena.game.Seat;
import arena.match.Event;
import arena.record.MatchSummary;
import arena.web.http.Json;
import arena.web.http.Pages;
import arena.web.http.Query;
import arena.web.http.SocketListener;
import arena.web.http.SocketRegistry;
import arena.web.http.SocketSession;
import arena.web.http.WebFailure;
import arena.web.http.WebRoutes;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The routes of recorded and running matches: lists, boards, moves. */
public final class MatchRoutes implements WebRoutes {

    private static final int MOST_MATCHES = 200;
    private static final int USUAL_MATCHES = 20;
    private static final int MOST_MOVES = 500;
    private static final int MOST_SEATS = 100;
    private static final int POLL_MILLIS = 100;
    private static final int LOBBY_MILLIS = 250;

    private final Pages pages;
    private final RecordFolders folders;
    private final MatchViews matches;
    private final MatchAnalyses analyses = new MatchAnalyses();
    private final Predicate<String> organisersKey;
    private final Lobby lobby;
    private final SocketRegistry sockets;
    private final ScheduledExecutorService scheduler;
    private final List<Future<?>> polls = new ArrayList<>();

    /**
     * The services that the routes use.
     *
     * @param scheduler polls for new events
     */
    public record Backend(
            Pages pages,
            RecordFolders folders,
            MatchViews matches,
            SocketRegistry sockets,
            ScheduledExecutorService scheduler) {}

    /**
     * Makes the routes.
     *
     * @param organisersKey whether a key is the organiser's, which opens the logs of programs
     */
    public MatchRoutes(Backend backend, Predicate<String> organisersKey) {
        this.pages = backend.pages();
        this.sockets = backend.sockets();
        this.scheduler = backend.scheduler();
        this.folders = backend.folders();
        this.matches = backend.matches();
        this.organisersKey = organisersKey;
        this.lobby = new Lobby(folders, matches);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        pages.add(routes, "/", "lobby");
        pages.add(routes, "/matches/{match}", "match");
        routes.get("/api/v1/matches", this::list);
        routes.get("/api/v1/matches/{match}", this::head);
        routes.get("/api/v1/matches/{match}/moves", this::moves);
        routes.get("/api/v1/matches/{match}/estimates", this::estimates);
        routes.get("/api/v1/matches/{match}/seats/{seat}/review", this::review);
        routes.get("/api/v1/matches/{match}/seats/{seat}/turns/{turn}/{what}", this::file);
        routes.get("/api/v1/matches/{match}/seats/{seat}/log", this::log);
        sockets.add(
                routes,
                "/api/v1/matches/{match}/live",
                context -> new SpectatorSession(view(context), Query.number(context, "from", 0, 0, Integer.MAX_VALUE)));
        sockets.add(routes, "/api/v1/live", context -> lobby.session());
        polls.add(scheduler.scheduleWithFixedDelay(
                matches::notifySpectators, POLL_MILLIS, POLL_MILLIS, TimeUnit.MILLISECONDS));
        polls.add(scheduler.scheduleWithFixedDelay(lobby::poll, LOBBY_MILLIS, LOBBY_MILLIS, TimeUnit.MILLISECONDS));
    }

    /** A list of matches, the newest first. */
    private record MatchPage(List<MatchLine> matches, boolean more) {}

    /** A match in a list. */
    private record MatchLine(
            @JsonUnwrapped MatchHead.Identity identity,
            List<SeatName> seats,
            boolean over,
            boolean live,
            List<String> winners,
            String reason,
            Optional<MatchHead.End> end,
            Optional<Integer> moves,
            @JsonUnwrapped MatchHead.MatchTime time) {}

    private record SeatName(int seat, String name) {}

    private void list(Context context) {
        Optional<String> game = Optional.ofNullable(context.queryParam("game"));
        Optional<String> team = Optional.ofNullable(context.queryParam("team"));
        Optional<Boolean> live = Optional.ofNullable(context.queryParam("live")).map(Boolean::parseBoolean);
        int most = Query.number(context, "most", USUAL_MATCHES, 1, MOST_MATCHES);
        List<MatchLine> lines = new ArrayList<>();
        for (RecordFolders.Found found : (Iterable<RecordFolders.Found>) folders.publicFiles()::iterator) {
            if (lines.size() > most) {
                break;
            }
            MatchSummary summary = folders.summary(found);
            summary.began()
                    .filter(began -> game.stream().allMatch(began.gameId()::equals))
                    .filter(began -> team.stream().allMatch(name -> sits(began, name)))
                    .filter(began -> live.stream().allMatch(now -> now == folders.isLive(found)))
                    .ifPresent(began -> lines.add(line(began, summary, folders.isLive(found))));
        }
        boolean more = lines.size() > most;
        Json.answer(context, new MatchPage(more ? lines.subList(0, most) : lines, more));
    }

    private static boolean sits(Event.Began began, String name) {
        return began.sittings().stream()
                .anyMatch(sitting -> name.equalsIgnoreCase(sitting.name()) || name.equalsIgnoreCase(sitting.shown()));
    }

    private static MatchLine line(Event.Began began, MatchSummary summary, boolean live) {
        List<SeatName> seats = new ArrayList<>();
        PlayerNames names = PlayerNames.of(began);
        summary.names().forEach(name -> seats.add(new SeatName(seats.size() + 1, names.shown(name))));
        return new MatchLine(
                MatchHead.Identity.of(began),
                seats,
                summary.end().isPresent(),
                live,
                summary.winners().stream().map(names::shown).toList(),
                MatchHead.HOST.without(summary.reason()),
                MatchHead.End.of(summary.verdict(), summary.breach()),
                summary.verdict().map(ended -> ended.moves()),
                new MatchHead.MatchTime(
                        began.epochMillis(), summary.durationNanos().map(nanos -> nanos / 1_000_000)));
    }

    private void head(Context context) {
        Json.answer(context, view(context).head());
    }

    private void moves(Context context) {
        MatchView view = view(context);
        int from = Query.number(context, "from", 0, 0, Integer.MAX_VALUE);
        List<String> moves = view.moves(from, from + Query.number(context, "most", MOST_MOVES, 1, MOST_MOVES));
        Json.answerText(
                context,
                "{\"from\":" + from + ",\"moves\":[" + String.join(",", moves) + "],\"over\":" + view.isOver()
                        + ",\"next\":" + (from + moves.size()) + "}");
    }

    private void review(Context context) {
        FollowedMatch match = openMatch(context);
        if (!match.isReviewable()) {
            throw WebFailure.notFound("The super bot cannot review this match.");
        }
        int seat = Query.number("seat", context.pathParam("seat"), 1, match.seats());
        Path record = folders.find(match.name(), Json.key(context)).file();
        CompletableFuture<String> asked = analyses.review(match, record, new Seat(seat));
        context.future(() -> asked.thenAccept(text -> Json.answerText(context, text)));
    }

    private FollowedMatch openMatch(Context context) {
        FollowedMatch match = view(context).match();
        if (match.isSecret()) {
            throw WebFailure.forbidden(
                    "What the super bot thinks is told once the match is over, and its contest if it is of one.");
        }
        return match;
    }

    private void estimates(Context context) {
        FollowedMatch match = openMatch(context);
        if (!match.isEstimated()) {
            throw WebFailure.notFound("No super bot thinks of positions of this game.");
        }
        CompletableFuture<String> asked = analyses.estimates(match);
        context.future(() -> asked.thenAccept(text -> Json.answerText(context, text)));
    }

    /** Shows a file of a turn, by default from the viewpoint of its seat. */
    private void file(Context context) {
        int seat = Query.number("seat", context.pathParam("seat"), 1, MOST_SEATS);
        int turn = Query.number("turn", context.pathParam("turn"), 1, Integer.MAX_VALUE);
        String text = view(context, Integer.toString(seat)).file(seat, turn, context.pathParam("what"));
        context.contentType("text/plain; charset=utf-8").result(text);
    }

    private void log(Context context) {
        int seat = Query.number("seat", context.pathParam("seat"), 1, MOST_SEATS);
        context.contentType("text/plain; charset=utf-8").result(view(context).log(seat));
    }

    private MatchView view(Context context) {
        return view(context, "");
    }

    private MatchView view(Context context, String standard) {
        MatchView view = matches.view(
                context.pathParam("match"),
                Optional.ofNullable(context.queryParam("as")).orElse(standard),
                Json.key(context));
        return Json.key(context).filter(organisersKey).isPresent() ? view.withLogs() : view;
    }

    @Override
    public void close() {
        polls.forEach(poll -> poll.cancel(false));
        analyses.close();
        matches.close();
    }

    /** A feed of the running matches for the pages that list them. */
    private static final class Lobby {

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
                return Json.event(
                        kind, matches.view(match, "", Optional.empty()).head());
            }

            @Override
            public void closed() {
                pages.remove(this);
            }
        }
    }
}
