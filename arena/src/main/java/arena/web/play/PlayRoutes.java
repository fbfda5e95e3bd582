package arena.web.play;

import arena.app.RequestFailure;
import arena.app.table.TableMatch;
import arena.app.table.TableMatches;
import arena.app.table.TableRequest;
import arena.config.ServeSettings;
import arena.report.HostPaths;
import arena.web.http.Json;
import arena.web.http.JsonFields;
import arena.web.http.LinkTokens;
import arena.web.http.Pages;
import arena.web.http.QrCode;
import arena.web.http.SocketRegistry;
import arena.web.http.SocketSession;
import arena.web.http.WebFailure;
import arena.web.http.WebRoutes;
import arena.web.match.MatchHead;
import arena.web.match.MatchView;
import arena.web.match.MatchViews;
import arena.web.match.SpectatorSession;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.Supplier;

/** The routes of matches that are begun in a browser, and of the links to the seats of people in them. */
public final class PlayRoutes implements WebRoutes {

    private static final HostPaths NO_FOLDERS = new HostPaths(List.of());
    private static final String MATCHES = "/api/v1/matches";
    private static final String SEAT = "/api/v1/seats/{token}";
    private static final int BEGIN_LIMIT_SECONDS = 20;
    private static final int MOST_SEATS = 100;
    private static final int MOST_PACE_MILLIS = 60_000;

    private final Pages pages;
    private final SocketRegistry sockets;
    private final MatchViews matches;
    private final TableMatches tables;
    private final ServeSettings.Play play;
    private final SeatLinks links;
    private final TableLinks tableLinks;
    private final Function<Context, String> address;

    /**
     * The services that the routes use, besides the matches themselves.
     *
     * @param address returns the address of the pages for phones
     */
    public record Backend(
            Pages pages,
            SocketRegistry sockets,
            LinkTokens tokens,
            SeatLinks links,
            MatchViews matches,
            Function<Context, String> address) {}

    /**
     * Makes the routes.
     *
     * @param play the matches that visitors may begin
     */
    public PlayRoutes(Backend backend, TableMatches tables, ServeSettings.Play play) {
        this.pages = backend.pages();
        this.sockets = backend.sockets();
        this.links = backend.links();
        this.tableLinks = new TableLinks(backend.tokens(), links);
        this.matches = backend.matches();
        this.address = backend.address();
        this.tables = tables;
        this.play = play;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        pages.add(routes, "/play", "play");
        pages.add(routes, "/seat/{token}", "seat");
        routes.post(MATCHES, this::begin);
        routes.get(SEAT, this::show);
        routes.post(SEAT + "/again", this::again);
        routes.get(SEAT + "/qr.svg", this::draw);
        sockets.add(routes, SEAT + "/live", this::session);
    }

    /**
     * A match that was begun.
     *
     * @param key of the visitor who has begun it, the host of the table
     */
    private record Begun(String match, String page, List<SeatLinks.Invitation> seats, String key) {}

    private void begin(Context context) {
        TableRequest request = request(JsonFields.of(context));
        TableMatch table = open(request);
        String match = begun(table);
        String key = tableLinks.open(match, table.people());
        List<SeatLinks.Invitation> invitations = new ArrayList<>();
        for (String name : table.names()) {
            int number = invitations.size() + 1;
            invitations.add(SeatLinks.Invitation.of(
                    number, name, tableLinks.seat(key, new SeatLinks.LinkedSeat(match, number))));
        }
        context.status(201);
        Json.answer(context, new Begun(match, "/matches/" + match, invitations, key));
    }

    private TableMatch open(TableRequest request) {
        if (play == ServeSettings.Play.OFF) {
            throw WebFailure.forbidden("No matches are begun in a browser here.");
        }
        try {
            return tables.open(
                            request,
                            play == ServeSettings.Play.ALL ? TableRequest.Guests.ALL : TableRequest.Guests.SUPERBOT)
                    .orElseThrow(
                            () -> WebFailure.tooManyRequests("As many matches as may be are being played here already;"
                                    + " try again when one of them is over."));
        } catch (RequestFailure refused) {
            throw refused(refused.kind() == RequestFailure.Kind.INFRASTRUCTURE ? 503 : 400, refused);
        }
    }

    /**
     * Begins the next match at a table whose match is over: the same players under the same names, with the same links.
     * If another visitor has just begun it, this does nothing.
     *
     * @param link returns the current match of a link
     */
    synchronized void again(Supplier<String> link) {
        String match = link.get();
        MatchView last = matches.view(match, "", Optional.empty());
        if (last.isOver() && tableLinks.isHosted(match)) {
            TableMatch table = open(TableRequest.rematch(last.began()));
            tableLinks.move(match, begun(table), table.people());
        }
    }

    private void again(Context context) {
        again(() -> seat(context).match());
        show(context);
    }

    private static String begun(TableMatch table) {
        try {
            return table.begun().get(BEGIN_LIMIT_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof RequestFailure refused) {
                throw refused(503, refused);
            }
            throw new IllegalStateException(failure);
        } catch (TimeoutException slow) {
            throw WebFailure.unavailable("The match has not begun within " + BEGIN_LIMIT_SECONDS + " s.");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw WebFailure.unavailable("The pages are being closed.");
        }
    }

    /** Returns the failure for a visitor, without the folders of this host. */
    private static WebFailure refused(int status, RequestFailure refused) {
        return new WebFailure(
                status, refused.sentences().stream().map(NO_FOLDERS::without).toList());
    }

    private static TableRequest request(JsonFields asked) {
        return new TableRequest(
                asked.text("game"),
                asked.texts("seats", MOST_SEATS),
                asked.number("seed", Long.MIN_VALUE, Long.MAX_VALUE)
                        .map(OptionalLong::of)
                        .orElse(OptionalLong.empty()),
                asked.settings("settings"),
                Duration.ofMillis(asked.whole("pace", 0, 0, MOST_PACE_MILLIS)));
    }

    /** A seat as its link shows it. */
    private record SeatAnswer(
            String match,
            int seat,
            String game,
            String title,
            List<MatchHead.SeatHead> seats,
            String page,
            String state,
            boolean here,
            String qr,
            boolean again) {}

    private SeatLinks.LinkedSeat seat(Context context) {
        return links.find(context.pathParam("token"))
                .orElseThrow(() -> WebFailure.notFound("This link leads to no seat; ask for a new one."));
    }

    private void show(Context context) {
        SeatLinks.LinkedSeat seat = seat(context);
        MatchView match = matches.ofSeat(seat.match(), seat.seat(), context.pathParam("token"));
        MatchHead head = match.head();
        boolean here = links.person(seat).isPresent();
        Json.answer(
                context,
                new SeatAnswer(
                        seat.match(),
                        seat.seat(),
                        head.identity().game(),
                        head.identity().title(),
                        head.seats(),
                        "/matches/" + seat.match(),
                        head.progress().over() ? "over" : here ? "playing" : "broken",
                        here,
                        SeatLinks.picture(context.pathParam("token")),
                        tableLinks.isHosted(seat.match())));
    }

    private void draw(Context context) {
        seat(context);
        String link = address.apply(context) + SeatLinks.page(context.pathParam("token"));
        context.contentType("image/svg+xml").result(QrCode.svg(link));
    }

    private SocketSession session(Context context) {
        SeatLinks.LinkedSeat seat = seat(context);
        MatchView match = matches.ofSeat(seat.match(), seat.seat(), context.pathParam("token"));
        SpectatorSession spectator = new SpectatorSession(match, 0);
        SocketSession session = links.person(seat)
                .<SocketSession>map(person -> new SeatSession(person, spectator, match::scene))
                .orElse(spectator);
        return links.linked(seat, session);
    }

    @Override
    public void close() {
        tables.close();
    }
}
