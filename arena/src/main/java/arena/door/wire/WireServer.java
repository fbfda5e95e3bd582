package arena.door.wire;

import arena.wire.XmlElement;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A server to which bots connect. A bot that does not join soon, joins without a name or by the name of another bot
 * that is connected, or sends something that is no frame, is disconnected.
 */
public final class WireServer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(WireServer.class);

    /** The most connections at a time; more are closed at once. */
    private static final int MOST_CONNECTIONS = 200;

    /** The most names; bots that are gone and have no seat are forgotten first. */
    private static final int MOST_NAMES = 200;

    private static final int MOST_NAME_LETTERS = 200;
    private static final int JOIN_MILLIS = 10_000;
    private static final int BACKLOG = 50;
    private static final long LOOK_MILLIS = 100;

    /** The looks at a connection that may just be ending. */
    private static final int LOOKS = 10;

    private final ServerSocket listening;
    private final Map<String, WireClient> clients = new LinkedHashMap<>();
    private final Set<WireConnection> connections = ConcurrentHashMap.newKeySet();

    /** The holders of names that nobody else may take. */
    private final Map<String, Object> holders = new ConcurrentHashMap<>();

    private volatile boolean closed;

    private WireServer(ServerSocket listening) {
        this.listening = listening;
    }

    /**
     * Opens a server.
     *
     * @throws IOException if the address cannot be used
     */
    public static WireServer open(InetSocketAddress address) throws IOException {
        ServerSocket listening = new ServerSocket();
        try {
            listening.setReuseAddress(true);
            listening.bind(address, BACKLOG);
        } catch (IOException taken) {
            listening.close();
            throw taken;
        }
        WireServer server = new WireServer(listening);
        server.start("wire-server", server::accept);
        return server;
    }

    /** Returns the address on which it listens. */
    public InetSocketAddress address() {
        return (InetSocketAddress) listening.getLocalSocketAddress();
    }

    private void start(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
    }

    private void accept() {
        while (!closed) {
            try {
                Socket socket = listening.accept();
                if (connections.size() >= MOST_CONNECTIONS) {
                    socket.close();
                } else {
                    socket.setTcpNoDelay(true);
                    WireConnection connection = new WireConnection(socket);
                    connections.add(connection);
                    start("wire-reader", () -> serve(connection));
                }
            } catch (IOException failure) {
                if (!closed) {
                    LOG.warn("A connection of a bot could not be accepted: {}", failure.toString());
                    pause();
                }
            }
        }
    }

    private static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(100);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private void serve(WireConnection connection) {
        try {
            connection.timeout(JOIN_MILLIS);
            Optional<XmlElement> join = connection.read().flatMap(XmlReader::read);
            Optional<WireClient> client = join.isPresent() ? joined(join.get(), connection) : Optional.empty();
            if (client.isPresent()) {
                connection.timeout(0);
                listen(client.get(), connection);
            }
        } catch (IOException gone) {
            LOG.debug("A bot is disconnected: {}", gone.toString());
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } finally {
            connections.remove(connection);
            connection.abort();
        }
    }

    private static void listen(WireClient client, WireConnection connection) throws IOException, InterruptedException {
        try {
            for (Optional<byte[]> frame = connection.read(); frame.isPresent(); frame = connection.read()) {
                Optional<XmlElement> message = XmlReader.read(frame.get());
                if (message.isPresent()) {
                    client.received(message.get());
                }
            }
        } finally {
            client.lost(connection);
        }
    }

    /** Returns the bot that joins by a message; empty if it may not. */
    private Optional<WireClient> joined(XmlElement join, WireConnection connection) throws InterruptedException {
        Optional<String> name = join.attribute("name")
                .filter(text -> join.name().equals("join"))
                .filter(text -> !text.isBlank() && text.length() <= MOST_NAME_LETTERS);
        if (name.isEmpty()) {
            return Optional.empty();
        }
        Optional<WireClient> known = known(name.get());
        // A bot that connects again may be faster than the news that its earlier connection has ended.
        for (int look = 0; look < LOOKS && known.filter(WireClient::isConnected).isPresent(); look++) {
            TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
        }
        if (known.isEmpty()) {
            return added(name.get(), new WireClient(join, connection));
        }
        if (!known.get().connectAgain(connection)) {
            LOG.info("A second bot joined as {}, and is disconnected.", name.get());
            return Optional.empty();
        }
        return known;
    }

    private Optional<WireClient> known(String name) {
        synchronized (clients) {
            return Optional.ofNullable(clients.get(name));
        }
    }

    private Optional<WireClient> added(String name, WireClient client) {
        synchronized (clients) {
            if (clients.size() >= MOST_NAMES) {
                clients.values().removeIf(one -> !one.isConnected() && !one.isClaimed());
            }
            if (clients.size() >= MOST_NAMES || closed || clients.containsKey(name)) {
                return Optional.empty();
            }
            clients.put(name, client);
            clients.notifyAll();
            return Optional.of(client);
        }
    }

    /** Keeps the bots of these names for one holder, also between its matches. */
    public void hold(Object holder, Set<String> names) {
        names.forEach(name -> holders.putIfAbsent(name, holder));
    }

    /** Gives the names of a holder back. */
    public void giveBack(Object holder) {
        holders.values().removeIf(one -> one == holder);
    }

    private boolean isOpenTo(Object holder, String name) {
        return holders.getOrDefault(name, holder) == holder;
    }

    /**
     * Waits for a bot that has joined and has no seat, and takes it for a seat.
     *
     * @param holder of the seat; it may take the bots that are kept for it, too
     * @param wanted whether a bot of this name is wanted
     * @param untilNanos a time of the system's monotonic clock
     * @return empty if none came in time
     */
    public Optional<WireClient> claim(Object holder, Predicate<String> wanted, long untilNanos)
            throws InterruptedException {
        synchronized (clients) {
            while (true) {
                for (WireClient client : clients.values()) {
                    boolean fits = isOpenTo(holder, client.name()) && wanted.test(client.name());
                    if (client.isConnected() && fits && client.claim()) {
                        return Optional.of(client);
                    }
                }
                long restMillis = TimeUnit.NANOSECONDS.toMillis(untilNanos - System.nanoTime());
                if (restMillis <= 0 || closed) {
                    return Optional.empty();
                }
                // A bot that leaves a seat gives no notice here.
                clients.wait(Math.min(restMillis, LOOK_MILLIS));
            }
        }
    }

    /** Returns the names of the connected bots that have no seat and a holder may take, in the order of joining. */
    public List<String> free(Object holder) {
        synchronized (clients) {
            return clients.values().stream()
                    .filter(client -> client.isConnected() && !client.isClaimed() && isOpenTo(holder, client.name()))
                    .map(WireClient::name)
                    .collect(Collectors.toCollection(ArrayList::new));
        }
    }

    /** Dismisses all bots. */
    @Override
    public void close() throws IOException {
        closed = true;
        listening.close();
        List<WireClient> last;
        synchronized (clients) {
            last = new ArrayList<>(clients.values());
            clients.notifyAll();
        }
        last.forEach(WireClient::dismiss);
        connections.forEach(WireConnection::abort);
    }
}
