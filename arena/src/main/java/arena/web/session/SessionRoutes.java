package arena.web.session;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.play.HostedMatch;
import arena.app.table.GameSession;
import arena.app.table.TableMatch;
import arena.app.table.TableMatches;
import arena.config.Configuration;
import arena.plugin.Games;
import arena.record.Printable;
import arena.web.http.Json;
import arena.web.http.JsonFields;
import arena.web.http.LinkTokens;
import arena.web.http.Pages;
import arena.web.http.WebFailure;
import arena.web.http.WebRoutes;
import arena.web.play.SeatLinks;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;

/** The routes of the organiser's session, at the organiser's port and with the organiser's key. */
public final class SessionRoutes implements WebRoutes {

    private static final int MOST_STEPS_PER_SECOND = 1_000;
    private static final String PAGE = "/organiser/session";
    private static final String ROUTE = "/api/v1/organiser-session";
    private static final LinkTokens.Link KEY = new LinkTokens.Link("session", "organiser");

    private final Pages pages;
    private final LinkTokens tokens;
    private final SeatLinks links;
    private final Function<Context, String> address;
    private final Configuration configuration;
    private final GameSession session;
    private final String key;
    private final SortedMap<String, Consumer<JsonFields>> actions = new TreeMap<>();
    /** The matches of the session, each with the secrets of its people's links, by seat. */
    private final Map<String, SortedMap<Integer, String>> matches = new LinkedHashMap<>();

    /** The services that the routes use. */
    public record Backend(Pages pages, LinkTokens tokens, SeatLinks links, Function<Context, String> address) {}

    /**
     * Opens a session with a new key, and revokes the key of an earlier session.
     *
     * @param game the game for which players join at first
     */
    public SessionRoutes(Backend backend, Configuration configuration, TableMatches tables, String game) {
        this.pages = backend.pages();
        this.tokens = backend.tokens();
        this.links = backend.links();
        this.address = backend.address();
        this.configuration = configuration;
        this.session = new GameSession(configuration, tables, game);
        tokens.revoke(KEY);
        this.key = tokens.issue(KEY);
        actions.put("open", body -> session.open(body.text("game"), body.settings("settings")));
        actions.put("settings", body -> session.settings(body.settings("settings")));
        actions.put("join", body -> session.join(body.text("seat")));
        actions.put("lock", body -> session.lock());
        actions.put("play", body -> session.play());
        actions.put("hold", body -> session.hold());
        actions.put("step", body -> session.step());
        actions.put("stop", body -> session.stop());
        actions.put("speed", body -> session.speed(body.whole("perSecond", -1, 0, MOST_STEPS_PER_SECOND)));
        actions.put("start-at-once", body -> session.startAtOnce(body.flag("on", true)));
        actions.put("reset", body -> session.reset());
        actions.put("intervene", body -> session.intervene(body.text("what")));
    }

    /** Returns the path of the page with its key as a fragment, which no browser sends in a request. */
    public String path() {
        return PAGE + "#" + key;
    }

    /**
     * Returns the viewpoints from which the holder of a key may see a match of the session, even while it is played.
     */
    public List<String> viewpoints(String token, String match) {
        if (!isKey(token)) {
            return List.of();
        }
        synchronized (this) {
            addLinks();
            return matches.containsKey(match) ? List.of("referee") : List.of();
        }
    }

    /** Returns whether a key is the key of the page. */
    public boolean isKey(String token) {
        return tokens.find(token).filter(KEY::equals).isPresent();
    }

    @Override
    public void addTo(RoutesConfig routes) {
        pages.add(routes, PAGE, "session");
        routes.get(ROUTE, this::show);
        routes.post(ROUTE + "/{action}", this::act);
    }

    /**
     * The session as its page shows it. In JSON it is one object without the names of its unwrapped parts.
     *
     * @param people the secret links of people
     * @param bots the bots that may join
     * @param games the ids of all games
     */
    private record SessionStatus(
            @JsonUnwrapped SessionGame game,
            @JsonUnwrapped Course course,
            List<GameSession.Player> players,
            @JsonUnwrapped RunningMatch running,
            List<SeatLink> people,
            List<String> bots,
            List<String> games,
            List<String> remarks) {}

    /** The game of a session, with the settings that were changed. */
    private record SessionGame(String game, String title, SortedMap<String, String> settings) {}

    /** The course of a session: its phase, the number of its game, and how games are begun and played. */
    private record Course(String phase, int number, int perSecond, boolean startsAtOnce) {}

    /**
     * The running match of a session.
     *
     * @param match its name
     * @param offered the interventions that are possible now
     */
    private record RunningMatch(Optional<String> match, boolean held, Optional<SortedMap<String, Object>> offered) {

        static RunningMatch of(GameSession.State state) {
            Optional<HostedMatch.State> match = state.match();
            Optional<HostedMatch.State> held =
                    match.filter(now -> now.held() && state.phase() == GameSession.Phase.PLAYING);
            return new RunningMatch(
                    match.flatMap(HostedMatch.State::match),
                    held.isPresent(),
                    held.map(HostedMatch.State::offered)
                            .filter(offered -> !offered.kinds().isEmpty())
                            .map(offered -> offered.scene().values()));
        }
    }

    /** The full link to a person's seat, and the path of its QR code. */
    private record SeatLink(int seat, String name, String link, String qr) {}

    private void requireKey(Context context) {
        if (Json.key(context).filter(this::isKey).isEmpty()) {
            throw WebFailure.forbidden("This is the organiser's; `arena serve` tells the link when it begins.");
        }
    }

    private void show(Context context) {
        requireKey(context);
        Json.answer(context, status(address.apply(context)));
    }

    private void act(Context context) {
        requireKey(context);
        String action = context.pathParam("action");
        Consumer<JsonFields> known = Optional.ofNullable(actions.get(action))
                .orElseThrow(() -> RequestFailure.usage(NameLookup.unknown("action", action, actions.keySet())));
        known.accept(JsonFields.of(context));
        Json.answer(context, status(address.apply(context)));
    }

    private synchronized SessionStatus status(String base) {
        addLinks();
        GameSession.State state = session.state();
        return new SessionStatus(
                new SessionGame(state.game(), state.title(), state.settings()),
                new Course(
                        state.phase().name().toLowerCase(Locale.ROOT),
                        state.number(),
                        state.perSecond(),
                        state.startsAtOnce()),
                state.players(),
                RunningMatch.of(state),
                people(base),
                configuration.botNames(state.game()),
                games(),
                state.remarks().stream().map(Printable::of).toList());
    }

    private static List<String> games() {
        return Games.all().stream().map(definition -> definition.info().id()).toList();
    }

    /** Makes a link for each person of the running game. */
    private void addLinks() {
        session.playing()
                .ifPresent(table -> table.hosted().state().match().ifPresent(match -> {
                    matches.computeIfAbsent(match, name -> seats(table, name));
                }));
    }

    private SortedMap<Integer, String> seats(TableMatch table, String match) {
        SortedMap<Integer, String> seats = new TreeMap<>();
        table.people().forEach(person -> seats.put(person.seat().number(), links.open(match, person)));
        return seats;
    }

    private List<SeatLink> people(String base) {
        List<SeatLink> people = new ArrayList<>();
        session.playing()
                .ifPresent(table -> table.hosted()
                        .state()
                        .match()
                        .ifPresent(match -> matches.getOrDefault(match, new TreeMap<>())
                                .forEach((seat, token) -> people.add(new SeatLink(
                                        seat,
                                        table.names().get(seat - 1),
                                        base + SeatLinks.page(token),
                                        SeatLinks.picture(token))))));
        return people;
    }
}
