package arena.web;

import arena.app.play.ServicesFactory;
import arena.config.ConfigReader;
import arena.config.Configuration;
import arena.config.ReadResult;
import arena.config.ServeSettings;
import arena.games.Games;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;

/** The pages of a fresh machine, opened at free ports, and somebody who asks for them. */
public final class OpenSite implements AutoCloseable {

    private final HttpClient client = HttpClient.newHttpClient();
    private final Configuration configuration;
    private final WebServer server;

    private OpenSite(Configuration configuration, Path home) {
        this.configuration = configuration;
        this.server = WebServer.open(new WebTerms(configuration, home, new ServicesFactory(home, remark -> {})));
    }

    /** Opens the pages of a folder without a {@code config.ini}. */
    public static OpenSite in(Path folder) {
        return with(folder, standard -> standard);
    }

    /** Opens them with other settings than the usual. */
    public static OpenSite with(Path folder, UnaryOperator<Configuration> settings) {
        return new OpenSite(settings.apply(standard(folder, 0)), folder);
    }

    /** Opens the pages of an arena that is installed elsewhere. */
    public static OpenSite installedIn(Path home, Path folder) {
        return new OpenSite(standard(folder, 0), home);
    }

    /** Opens them at a port of one's own choice. */
    public static OpenSite at(Path folder, int port) {
        return new OpenSite(standard(folder, port), folder);
    }

    /** Opens the pages of a folder as its {@code config.ini} says, but at free ports. */
    static OpenSite configured(Path folder) {
        ReadResult<Configuration> read = ConfigReader.read(
                folder.resolve("config.ini"),
                Games.all().stream().map(box -> box.info()).toList());
        return new OpenSite(atPort(((ReadResult.Sound<Configuration>) read).value(), 0), folder);
    }

    private static Configuration standard(Path folder, int port) {
        return atPort(ConfigReader.standard(folder), port);
    }

    private static Configuration atPort(Configuration standard, int port) {
        return standard.withServe(
                standard.serve().withAddresses("127.0.0.1", port, new ServeSettings.Organiser("127.0.0.1", 0)));
    }

    public Configuration configuration() {
        return configuration;
    }

    /** Returns the routes of the server, each with its method before it. */
    public List<String> routes() {
        return server.routes();
    }

    /** Returns where the pages are, without a slash at the end. */
    public String address() {
        return "http://127.0.0.1:" + server.port();
    }

    /** Returns where the organiser's pages are, without a slash at the end. */
    public String organisersAddress() {
        return "http://127.0.0.1:" + server.organiserPort();
    }

    /** Returns the path of the page of the organiser's own games, with its key. */
    public String sessionPath() {
        return server.sessionPath();
    }

    /** Returns the server itself. */
    public WebServer server() {
        return server;
    }

    /** Asks for something. */
    public HttpResponse<String> get(String path) {
        return send(HttpRequest.newBuilder(URI.create(address() + path)));
    }

    /** Has something done, as the pages do it. */
    public HttpResponse<String> post(String path, String json) {
        return send(HttpRequest.newBuilder(URI.create(address() + path))
                .header("X-Arena", "1")
                .header("Origin", address())
                .POST(HttpRequest.BodyPublishers.ofString(json)));
    }

    /** Asks in one's own way. */
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
    }
}
