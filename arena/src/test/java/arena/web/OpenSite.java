package arena.web;

import arena.app.play.ServicesFactory;
import arena.config.ConfigReader;
import arena.config.Configuration;
import arena.config.ReadResult;
import arena.config.ServeSettings;
import arena.game.GameInfo;
import arena.plugin.Games;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;

/** A web server of a fresh arena at free ports, with an HTTP client for it. */
public final class OpenSite implements AutoCloseable {

    private final HttpClient client = HttpClient.newHttpClient();
    private final Configuration configuration;
    private final ServicesFactory factory;
    private final WebServer server;

    private OpenSite(Configuration configuration, Path home) {
        this.configuration = configuration;
        this.factory = new ServicesFactory(home, remark -> {});
        this.server = WebServer.open(new WebTerms(configuration, home, factory));
    }

    /** Opens the pages of a folder without a {@code config.ini}. */
    public static OpenSite in(Path folder) {
        return with(folder, standard -> standard);
    }

    /** Opens the pages with changed settings. */
    public static OpenSite with(Path folder, UnaryOperator<Configuration> settings) {
        return new OpenSite(settings.apply(standard(folder, 0)), folder);
    }

    /** Opens the pages of an arena that is installed elsewhere, with the {@code config.ini} of a folder if any. */
    public static OpenSite installedIn(Path home, Path folder) {
        Path file = folder.resolve("config.ini");
        return new OpenSite(
                Files.exists(file) ? atPort(sound(ConfigReader.read(file, games())), 0) : standard(folder, 0), home);
    }

    /** Opens the pages at a given port. */
    public static OpenSite at(Path folder, int port) {
        return new OpenSite(standard(folder, port), folder);
    }

    /** Opens the pages of a folder with its {@code config.ini}, but at free ports. */
    static OpenSite configured(Path folder) {
        return new OpenSite(atPort(sound(ConfigReader.read(folder.resolve("config.ini"), games())), 0), folder);
    }

    private static List<GameInfo> games() {
        return Games.all().stream().map(game -> game.info()).toList();
    }

    private static Configuration sound(ReadResult<Configuration> read) {
        return ((ReadResult.Sound<Configuration>) read).value();
    }

    private static Configuration standard(Path folder, int port) {
        return atPort(sound(ConfigReader.withoutFile(folder, games())), port);
    }

    private static Configuration atPort(Configuration standard, int port) {
        return standard.withServe(
                standard.serve().withAddresses("127.0.0.1", port, new ServeSettings.Organiser("127.0.0.1", 0)));
    }

    public Configuration configuration() {
        return configuration;
    }

    /** Returns the routes of the server, each as its method and path. */
    public List<String> routes() {
        return server.routes();
    }

    /** Returns the address of the pages, without a final slash. */
    public String address() {
        return "http://127.0.0.1:" + server.port();
    }

    /** Returns the address of the organiser's pages, without a final slash. */
    public String organisersAddress() {
        return "http://127.0.0.1:" + server.organiserPort();
    }

    /** Returns the path of the page of the organiser's session, with its key. */
    public String sessionPath() {
        return server.sessionPath();
    }

    /** Returns the server itself. */
    public WebServer server() {
        return server;
    }

    /** Sends a GET request. */
    public HttpResponse<String> get(String path) {
        return send(HttpRequest.newBuilder(URI.create(address() + path)));
    }

    /** Sends a POST request as the pages do. */
    public HttpResponse<String> post(String path, String json) {
        return send(HttpRequest.newBuilder(URI.create(address() + path))
                .header("X-Arena", "1")
                .header("Origin", address())
                .POST(HttpRequest.BodyPublishers.ofString(json)));
    }

    /** Sends a given request. */
    public HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    @Override
    public void close() {
        server.close();
        factory.dismissBots();
    }
}
