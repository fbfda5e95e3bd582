package arena.app.play;

import arena.app.RequestFailure;
import arena.door.wire.WireServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The servers for bots that connect, one for each address. They stay open while the arena runs, so that bots remain
 * connected from match to match.
 */
public final class WireServers implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(WireServers.class);

    private final List<WireServer> open = new ArrayList<>();

    /**
     * Returns the server at an address.
     *
     * @throws RequestFailure if the address cannot be used
     */
    synchronized WireServer at(InetSocketAddress address) {
        return open.stream()
                .filter(server -> server.address().equals(address))
                .findFirst()
                .orElseGet(() -> opened(address));
    }

    private WireServer opened(InetSocketAddress address) {
        try {
            WireServer server = WireServer.open(address);
            open.add(server);
            return server;
        } catch (IOException taken) {
            throw RequestFailure.infrastructure("The arena cannot listen on " + address.getHostString() + ":"
                    + address.getPort() + " for bots that connect (" + taken.getMessage()
                    + "); end the program that uses it, or name another address with --wire.");
        }
    }

    /** Dismisses all bots. */
    @Override
    public synchronized void close() {
        open.forEach(WireServers::close);
        open.clear();
    }

    static void close(WireServer server) {
        try {
            server.close();
        } catch (IOException failure) {
            LOG.warn("The server for bots that connect cannot be closed: {}", failure.toString());
        }
    }
}
