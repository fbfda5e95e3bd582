package arena.web;

import arena.app.RequestFailure;
import arena.app.table.TableMatches;
import arena.config.Configuration;
import arena.config.ServeSettings;
import arena.plugin.Games;
import arena.record.RecordException;
import arena.web.contest.ContestRoutes;
import arena.web.document.DocumentRoutes;
import arena.web.http.AccessFilter;
import arena.web.http.LinkTokens;
import arena.web.http.Pages;
import arena.web.http.SocketRegistry;
import arena.web.http.StaticAssets;
import arena.web.http.WebFailure;
import arena.web.http.WebRoutes;
import arena.web.ladder.LadderRoutes;
import arena.web.match.MatchRoutes;
import arena.web.match.MatchViews;
import arena.web.match.RecordFolders;
import arena.web.metrics.MetricsRoutes;
import arena.web.play.PlayRoutes;
import arena.web.play.SeatLinks;
import arena.web.play.TableRoutes;
import arena.web.session.SessionRoutes;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.util.JavalinBindException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The web server of the arena, which serves the pages until it is closed. */
public final class WebServer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);
    private static final int POLLING_THREADS = 2;

    private final ServeSettings settings;
    private final ServerPorts ports;
    private final Pages pages = new Pages();
    private final ScheduledExecutorService scheduler =
            Executors.newScheduledThreadPool(POLLING_THREADS, SocketRegistry.SenderThreads::thread);
    private final SocketRegistry.SenderThreads senders = new SocketRegistry.SenderThreads();
    private final List<WebRoutes> parts = new ArrayList<>();
    private final List<String> routes = new ArrayList<>();
    private final SessionRoutes session;
    private final Optional<ContestRoutes> contest;
    private final Javalin server;

    private WebServer(WebTerms terms) {
        Configuration configuration = terms.configuration();
        this.settings = configuration.serve();
        this.ports = new ServerPorts(settings);
        LinkTokens tokens = new LinkTokens(settings.folder());
        SeatLinks links = new SeatLinks(tokens);
        TableMatches tables = new TableMatches(configuration, terms.factory(), settings.folder(), settings.matches());
        this.session = new SessionRoutes(
                new SessionRoutes.Backend(pages, tokens, links, this::address),
                configuration,
                tables,
                Games.all().get(0).info().id());
        RecordFolders folders = new RecordFolders();
        folders.add(configuration.field().records(), new RecordFolders.Access() {
            @Override
            public List<String> viewpoints(String key, String match) {
                List<String> seat = links.viewpoints(key, match);
                return seat.isEmpty() ? session.viewpoints(key, match) : seat;
            }
        });
        MatchViews matches = new MatchViews(folders);
        SocketRegistry sockets = new SocketRegistry(settings.limits().connections(), senders);
        requireContestForSignUp();
        LadderRoutes ladder = new LadderRoutes(pages, configuration, this::address);
        folders.add(ladder.records(), new RecordFolders.Access() {});
        parts.add(new ArenaRoutes(configuration));
        parts.add(ladder);
        this.contest = settings.contest()
                .map(file -> ContestRoutes.open(
                        new ContestRoutes.Backend(pages, sockets, links), configuration, file, terms.factory()));
        contest.ifPresent(part -> {
            parts.add(part);
            folders.add(part.records(), access(part, links));
        });
        parts.add(new MatchRoutes(
                new MatchRoutes.Backend(pages, folders, matches, sockets, scheduler), this::isOrganisersKey));
        PlayRoutes.Backend backend = new PlayRoutes.Backend(pages, sockets, tokens, links, matches, this::address);
        PlayRoutes play = new PlayRoutes(backend, tables, settings.play());
        parts.add(play);
        tables.recover();
        parts.add(new TableRoutes(backend, tables, play));
        parts.add(session);
        parts.add(new DocumentRoutes(pages, terms.home()));
        parts.add(new MetricsRoutes(sockets, contest.map(ContestRoutes::watch)));
        this.server = Javalin.create(this::configure);
    }

    private String address(Context context) {
        return ports.addressForPhones(context);
    }

    private boolean isOrganisersKey(String key) {
        return session.isKey(key)
                || contest.filter(part -> part.isOrganisersKey(key)).isPresent();
    }

    private void requireContestForSignUp() {
        if (settings.signUp().isOpen() && settings.contest().isEmpty()) {
            throw RequestFailure.usage(
                    "Teams sign up for a contest, and none is shown: name its file with --contest, or"
                            + " set sign-up = off in [serve].");
        }
    }

    private static RecordFolders.Access access(ContestRoutes contest, SeatLinks links) {
        return new RecordFolders.Access() {
            @Override
            public boolean isPublic(String match) {
                return contest.isOpen();
            }

            @Override
            public boolean isOpen() {
                return contest.isOver();
            }

            @Override
            public List<String> viewpoints(String key, String match) {
                List<String> seat = links.viewpoints(key, match);
                return seat.isEmpty() ? contest.viewpoints(key, match) : seat;
            }
        };
    }

    /**
     * Opens the pages.
     *
     * @throws RequestFailure if a port cannot be bound
     */
    public static WebServer open(WebTerms terms) {
        WebServer opened = new WebServer(terms);
        try {
            opened.server.start();
            return opened;
        } catch (JavalinBindException taken) {
            opened.close();
            throw RequestFailure.infrastructure(opened.portsTaken());
        }
    }

    /**
     * Starts to play the shown contest in this process.
     *
     * @param by the author of the order, for the audit trail
     * @throws RequestFailure if no contest is shown
     */
    public void play(String by) {
        contest.orElseThrow(() -> RequestFailure.usage(
                        "--play plays the contest that is shown, and none is: name its file with --contest."))
                .play(by);
    }

    /** Returns a sentence if the shown contest has games left but no process plays them. */
    public Optional<String> stoodStill() {
        return contest.flatMap(ContestRoutes::stoodStill);
    }

    private String portsTaken() {
        return "The pages cannot be opened at " + settings.host() + ", port " + settings.port()
                + ", and the organiser's at " + settings.organiser().host() + ", port "
                + settings.organiser().port()
                + ": something else is there, perhaps another `arena serve`, or an address is not this machine's."
                + " Name others with --port and --organiser-port, or in [serve] of config.ini.";
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.maxRequestSize = settings.limits().requestBytes();
        config.jetty.modifyServletContextHandler(handler -> {
            disableSessions(handler);
            config.events.serverStarted(() -> disableCompression(handler));
        });
        ports.addTo(config.jetty);
        config.events.handlerAdded(added -> routes.add(added.getHttpMethod() + " " + added.getPath()));
        config.events.wsHandlerAdded(added -> routes.add(added.getHandlerType() + " " + added.getPath()));
        new AccessFilter(pages, settings, port -> port == ports.organiserPort()).addTo(config.routes);
        StaticAssets.addTo(config.routes);
        config.routes.exception(
                RequestFailure.class,
                (failure, context) -> AccessFilter.refuse(context, new WebFailure(400, failure.sentences())));
        config.routes.exception(
                RecordException.class,
                (failure, context) -> AccessFilter.refuse(context, WebFailure.unavailable(failure.words())));
        config.routes.exception(Exception.class, WebServer::refuseDefect);
        parts.forEach(part -> part.addTo(config.routes));
    }

    /** Without this, each connection would leave a session in memory for ever. */
    private static void disableSessions(ServletContextHandler handler) {
        SessionHandler sessions = new SessionHandler();
        NullSessionCache none = new NullSessionCache(sessions);
        none.setSessionDataStore(new NullSessionDataStore());
        sessions.setSessionCache(none);
        sessions.setUsingCookies(false);
        handler.setSessionHandler(sessions);
    }

    /** With compression, each message to 200 spectators of a fast match would be compressed 200 times. */
    private static void disableCompression(ServletContextHandler handler) {
        WebSocketServerComponents.getWebSocketComponents(handler)
                .getExtensionRegistry()
                .unregister("permessage-deflate");
    }

    private static void refuseDefect(Exception defect, Context context) {
        LOG.error("{} {} has failed.", context.method(), context.endpoint().path, defect);
        AccessFilter.refuse(context, new WebFailure(500, List.of("The arena itself has failed; its log says more.")));
    }

    /** Returns the port of the pages. */
    public int port() {
        return ports.port();
    }

    /** Returns the port of the organiser's pages. */
    public int organiserPort() {
        return ports.organiserPort();
    }

    /** Returns the path of the page of the organiser's session, with its key. */
    String sessionPath() {
        return session.path();
    }

    /** Returns the routes of the server, each as its method and path. */
    List<String> routes() {
        return List.copyOf(routes);
    }

    /** Returns the addresses at which other machines would find the pages; of this machine only if they cannot. */
    public static List<String> addresses(ServeSettings settings) {
        return ServerPorts.addresses(settings.host(), settings.port());
    }

    /** Returns lines that name the addresses of the pages. */
    public List<String> addresses() {
        List<String> lines = new ArrayList<>(List.of("The arena is at"));
        ServerPorts.addresses(settings.host(), port()).forEach(address -> lines.add("  " + address + "/"));
        contest.ifPresent(part -> {
            lines.add("The organiser's page, for nobody else, is at");
            ServerPorts.addresses(settings.organiser().host(), organiserPort())
                    .forEach(address -> lines.add("  " + address + part.organiserPath()));
        });
        lines.add("The page of the organiser's own games, for nobody else, is at");
        ServerPorts.addresses(settings.organiser().host(), organiserPort())
                .forEach(address -> lines.add("  " + address + session.path()));
        lines.add("Ctrl-C closes the pages.");
        return lines;
    }

    /** Closes the pages; matches of other processes continue. */
    @Override
    public void close() {
        server.stop();
        scheduler.shutdownNow();
        senders.close();
        parts.forEach(WebRoutes::close);
    }
}
