package arena.web.play;

import arena.app.RequestFailure;
import arena.app.table.PersonSeat;
import arena.app.table.Table;
import arena.app.table.TableRequest;
import arena.app.table.Tables;
import arena.config.ServeSettings;
import arena.report.HostPaths;
import arena.web.http.Conversation;
import arena.web.http.Json;
import arena.web.http.Pages;
import arena.web.http.Sockets;
import arena.web.http.Tokens;
import arena.web.http.WebFailure;
import arena.web.http.WebPart;
import arena.web.match.MatchHead;
import arena.web.match.MatchView;
import arena.web.match.MatchViews;
import arena.web.match.Spectator;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tools.jackson.databind.JsonNode;

/** Matches that are begun in a browser, and the links to the seats of people in them. */
public final class PlayPart implements WebPart {

    private static final HostPaths NO_FOLDERS = new HostPaths(List.of());

    private static final String KIND = "seat";
    private static final String MATCHES = "/api/v1/matches";
    private static final String SEAT = "/api/v1/seats/{token}";
    private static final int PATIENCE_SECONDS = 20;
    private static final int MOST_SEATS = 100;

    private final Pages pages;
    private final Sockets sockets;
    private final Tokens tokens;
    private final MatchViews matches;
    private final Tables tables;
    private final ServeSettings.Play play;
    private final Map<Tokens.Link, PersonSeat<?, ?, ?>> seats = new ConcurrentHashMap<>();

    /** What the routes stand on, besides the matches themselves. */
    public record Ground(Pages pages, Sockets sockets, Tokens tokens, MatchViews matches) {}

    /**
     * Makes it.
     *
     * @param play what visitors may have played
     */
    public PlayPart(Ground ground, Tables tables, ServeSettings.Play play) {
        this.pages = ground.pages();
        this.sockets = ground.sockets();
        this.tokens = ground.tokens();
        this.matches = ground.matches();
        this.tables = tables;
        this.play = play;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        pages.add(routes, "/play", "play");
        pages.add(routes, "/seat/{token}", "seat");
        routes.post(MATCHES, this::begin);
        routes.get(SEAT, this::tell);
        routes.get(SEAT + "/qr.svg", this::draw);
        sockets.add(routes, SEAT + "/live", this::converse);
    }

    /** What the bearer of a link to a seat may see of its match besides: what the seat sees. */
    public static List<String> viewpoints(Tokens tokens, String key, String match) {
        return tokens.find(key).filter(link -> link.kind().equals(KIND)).map(PlaceOf::link).stream()
                .filter(place -> place.match().equals(match))
                .map(place -> Integer.toString(place.seat()))
                .toList();
    }

    /** Where a link to a seat leads. */
    private record PlaceOf(String match, int seat) {

        static PlaceOf link(Tokens.Link link) {
            String[] parts = link.subject().split(" ", 2);
            return new PlaceOf(parts[1], Integer.parseInt(parts[0]));
        }

        Tokens.Link link() {
            return new Tokens.Link(KIND, seat + " " + match);
        }
    }

    /** A match that was begun. */
    private record Begun(String match, String page, List<BegunSeat> seats) {}

    /** Who sits there; a person has a link, and a picture of it for phones. */
    private record BegunSeat(int seat, String name, Optional<String> link, Optional<String> qr) {}

    private void begin(Context context) {
        if (play == ServeSettings.Play.OFF) {
            throw WebFailure.forbidden("No matches are begun in a browser here.");
        }
        TableRequest request = request(Json.read(context.body()));
        Table table;
        try {
            table = tables.open(
                    request, play == ServeSettings.Play.ALL ? TableRequest.Guests.ALL : TableRequest.Guests.SUPERBOT);
        } catch (RequestFailure refused) {
            throw refused(refused.kind() == RequestFailure.Kind.INFRASTRUCTURE ? 503 : 400, refused);
        }
        String match = begun(table);
        List<BegunSeat> places = new ArrayList<>();
        for (String name : table.names()) {
            places.add(place(match, table, places.size() + 1, name));
        }
        // A link then leads to what the seat has seen, and the seat needs no memory any more.
        table.whenFinished(() -> places.forEach(place -> seats.remove(new PlaceOf(match, place.seat()).link())));
        context.status(201);
        Json.answer(context, new Begun(match, "/matches/" + match, places));
    }

    private BegunSeat place(String match, Table table, int number, String name) {
        Optional<String> token = table.people().stream()
                .filter(person -> person.seat().number() == number)
                .findFirst()
                .map(person -> {
                    Tokens.Link link = new PlaceOf(match, number).link();
                    seats.put(link, person);
                    return tokens.issue(link);
                });
        return new BegunSeat(
                number,
                name,
                token.map(secret -> "/seat/" + secret),
                token.map(secret -> "/api/v1/seats/" + secret + "/qr.svg"));
    }

    private static String begun(Table table) {
        try {
            return table.begun().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof RequestFailure refused) {
                throw refused(503, refused);
            }
            throw new IllegalStateException(failure);
        } catch (TimeoutException slow) {
            throw WebFailure.unable("The match has not begun within " + PATIENCE_SECONDS + " s.");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw WebFailure.unable("The pages are being closed.");
        }
    }

    /** A visitor learns what is wrong, and no folder of this host. */
    private static WebFailure refused(int status, RequestFailure refused) {
        return new WebFailure(
                status, refused.sentences().stream().map(NO_FOLDERS::without).toList());
    }

    private static TableRequest request(JsonNode asked) {
        List<String> words = new ArrayList<>();
        if (asked.path("seats").size() > MOST_SEATS) {
            throw WebFailure.mistaken("No match has so many seats.");
        }
        asked.path("seats").forEach(seat -> words.add(seat.asString("")));
        SortedMap<String, String> settings = new TreeMap<>();
        asked.path("settings")
                .properties()
                .forEach(setting ->
                        settings.put(setting.getKey(), setting.getValue().asString("")));
        return new TableRequest(
                asked.path("game").asString(""),
                words,
                asked.path("seed").isNumber()
                        ? OptionalLong.of(asked.path("seed").asLong())
                        : OptionalLong.empty(),
                settings,
                Duration.ofMillis(asked.path("pace").asLong(0)));
    }

    /** A seat, as the bearer of its link is told of it. */
    private record SeatAnswer(
            String match,
            int seat,
            String game,
            String title,
            List<MatchHead.SeatHead> seats,
            String page,
            String state,
            boolean here,
            String qr) {}

    private PlaceOf place(Context context) {
        return tokens.find(context.pathParam("token"))
                .filter(link -> link.kind().equals(KIND))
                .map(PlaceOf::link)
                .orElseThrow(() -> WebFailure.missing("This link leads to no seat; ask for a new one."));
    }

    private void tell(Context context) {
        PlaceOf place = place(context);
        MatchView match = matches.ofSeat(place.match(), place.seat());
        MatchHead head = match.head();
        boolean here = seats.containsKey(place.link());
        Json.answer(
                context,
                new SeatAnswer(
                        place.match(),
                        place.seat(),
                        head.game(),
                        head.title(),
                        head.seats(),
                        "/matches/" + place.match(),
                        head.over() ? "over" : here ? "playing" : "broken",
                        here,
                        context.path() + "/qr.svg"));
    }

    private void draw(Context context) {
        place(context);
        String scheme = Optional.ofNullable(context.header("X-Forwarded-Proto"))
                .filter("https"::equals)
                .orElse(context.scheme());
        String link = scheme + "://" + context.host() + "/seat/" + context.pathParam("token");
        context.contentType("image/svg+xml").result(QrCode.svg(link));
    }

    private Conversation converse(Context context) {
        PlaceOf place = place(context);
        MatchView match = matches.ofSeat(place.match(), place.seat());
        Spectator spectator = new Spectator(match, 0);
        Optional<PersonSeat<?, ?, ?>> seat = Optional.ofNullable(seats.get(place.link()));
        return seat.isPresent() ? new SeatConversation(seat.get(), spectator, match::scene) : spectator;
    }

    @Override
    public void close() {
        tables.close();
    }
}
