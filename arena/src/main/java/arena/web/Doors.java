package arena.web;

import arena.config.ServeSettings;
import io.javalin.config.JettyConfig;
import java.util.Optional;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/** The two addresses of the server: one for everybody, and one that the organiser's pages are at besides. */
final class Doors {

    /** What a browser has not taken yet lies in the memory of the system, which would else give it megabytes. */
    private static final int SEND_BUFFER = 128 * 1024;

    private final ServeSettings settings;
    private Optional<ServerConnector> everybody = Optional.empty();
    private Optional<ServerConnector> organiser = Optional.empty();

    Doors(ServeSettings settings) {
        this.settings = settings;
    }

    void addTo(JettyConfig jetty) {
        jetty.addConnector((server, http) -> {
            ServerConnector made = connector(server, http, settings.host(), settings.port());
            everybody = Optional.of(made);
            return made;
        });
        jetty.addConnector((server, http) -> {
            ServeSettings.Organiser place = settings.organiser();
            ServerConnector made = connector(server, http, place.host(), place.port());
            organiser = Optional.of(made);
            return made;
        });
    }

    private static ServerConnector connector(Server server, HttpConfiguration http, String host, int port) {
        http.setSendServerVersion(false);
        ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
        connector.setHost(host);
        connector.setPort(port);
        connector.setAcceptedSendBufferSize(SEND_BUFFER);
        return connector;
    }

    int port() {
        return everybody.map(ServerConnector::getLocalPort).orElse(settings.port());
    }

    int organiserPort() {
        return organiser
                .map(ServerConnector::getLocalPort)
                .orElse(settings.organiser().port());
    }
}
