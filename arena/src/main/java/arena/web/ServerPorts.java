package arena.web;

import arena.config.ServeSettings;
import arena.web.http.AccessFilter;
import arena.web.http.RequestBodies;
import io.javalin.config.JettyConfig;
import io.javalin.http.Context;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.regex.Pattern;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.ThreadLimitHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * The two ports of the server, and the addresses at which browsers find them: a public one, and one that also serves
 * the organiser's pages. Each has its own threads, so that load on the public port does not delay the organiser's; at
 * the public port, one client address uses at most half of the threads.
 */
final class ServerPorts {

    private static final String ALL = "0.0.0.0";
    private static final String THIS_MACHINE = "127.0.0.1";
    private static final Pattern OWN_MACHINE = Pattern.compile("(localhost|127[.][0-9.]+|\\[::1])(:[0-9]+)?");

    private static final int PUBLIC_THREADS = 64;
    private static final int ORGANISER_THREADS = 16;
    private static final int LEAST_THREADS = 4;

    /** Bytes that wait for a slow browser lie in the system's send buffer, which would otherwise grow to megabytes. */
    private static final int SEND_BUFFER = 128 * 1024;

    private final ServeSettings settings;
    private Optional<ServerConnector> publicPort = Optional.empty();
    private Optional<ServerConnector> organiser = Optional.empty();

    ServerPorts(ServeSettings settings) {
        this.settings = settings;
    }

    void addTo(JettyConfig jetty) {
        QueuedThreadPool threads = threads(PUBLIC_THREADS, "public");
        jetty.threadPool = threads;
        jetty.addConnector((server, http) -> {
            ServerConnector made = connector(server, threads, http);
            made.setHost(settings.host());
            made.setPort(settings.port());
            publicPort = Optional.of(made);
            return made;
        });
        jetty.addConnector((server, http) -> {
            ServerConnector made = connector(server, threads(ORGANISER_THREADS, "organiser"), http);
            made.setHost(settings.organiser().host());
            made.setPort(settings.organiser().port());
            organiser = Optional.of(made);
            return made;
        });
        jetty.modifyServer(this::limit);
    }

    private static QueuedThreadPool threads(int most, String name) {
        QueuedThreadPool threads = new QueuedThreadPool(most, LEAST_THREADS);
        threads.setName(name);
        return threads;
    }

    private static ServerConnector connector(Server server, Executor threads, HttpConfiguration http) {
        http.setSendServerVersion(false);
        ServerConnector connector =
                new ServerConnector(server, threads, null, null, -1, -1, new HttpConnectionFactory(http));
        connector.setAcceptedSendBufferSize(SEND_BUFFER);
        return connector;
    }

    /** Jetty calls the handler that was inserted last first. */
    private void limit(Server server) {
        ThreadLimitHandler share = new ThreadLimitHandler(null, false);
        share.setThreadLimit(PUBLIC_THREADS / 2);
        share.include((Request request) -> Request.getLocalPort(request) == port());
        server.insertHandler(share);
        server.insertHandler(new RequestBodies(settings.limits().requestBytes(), AccessFilter::isUpload));
    }

    int port() {
        return publicPort.map(ServerConnector::getLocalPort).orElse(settings.port());
    }

    int organiserPort() {
        return organiser
                .map(ServerConnector::getLocalPort)
                .orElse(settings.organiser().port());
    }

    /**
     * Returns the addresses of a host and port; for the wildcard host, one address for each network of this machine.
     */
    static List<String> addresses(String host, int port) {
        List<String> hosts = host.equals(ALL) ? networks() : List.of(host.contains(":") ? "[" + host + "]" : host);
        return hosts.stream().map(name -> "http://" + name + ":" + port).toList();
    }

    /**
     * Returns the address of the pages for phones: the address in the browser's request, unless that is a loopback
     * address or the organiser's.
     */
    String addressForPhones(Context context) {
        String asked = Optional.ofNullable(context.host()).orElse("");
        boolean isOwn = OWN_MACHINE.matcher(asked).matches() || context.req().getLocalPort() != port();
        String scheme = Optional.ofNullable(context.header("X-Forwarded-Proto"))
                .filter("https"::equals)
                .orElse(context.scheme());
        return isOwn ? addresses(settings.host(), port()).get(0) : scheme + "://" + asked;
    }

    private static List<String> networks() {
        try {
            List<String> found = Collections.list(NetworkInterface.getNetworkInterfaces()).stream()
                    .flatMap(network -> Collections.list(network.getInetAddresses()).stream())
                    .filter(address -> address instanceof Inet4Address
                            && !address.isLoopbackAddress()
                            && !address.isLinkLocalAddress())
                    .map(InetAddress::getHostAddress)
                    .distinct()
                    .toList();
            return found.isEmpty() ? List.of(THIS_MACHINE) : found;
        } catch (SocketException unknown) {
            // The machine can still be reached from itself.
            return List.of(THIS_MACHINE);
        }
    }
}
