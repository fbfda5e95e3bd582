package arena.door.wire;

import arena.wire.XmlElement;
import java.net.InetAddress;
import java.util.Optional;

/** A bot that has joined by a name. It keeps the name, and its seat, when it connects again. */
public final class WireClient {

    private final XmlElement join;
    private Optional<WireConnection> connection;
    private Optional<Listener> listener = Optional.empty();
    private boolean claimed;

    WireClient(XmlElement join, WireConnection connection) {
        this.join = join;
        this.connection = Optional.of(connection);
    }

    /** A receiver of what a bot does, on the thread of its connection. */
    interface Listener {
        /** Receives a message. */
        void message(XmlElement message) throws InterruptedException;

        /** Learns that the bot has connected again. */
        void connectedAgain();
    }

    /** Returns the name that it joined with, as it is. */
    public String name() {
        return join.attribute("name").orElseThrow();
    }

    /** Returns a fact of its join message, such as {@code school}; empty if it is missing. */
    public Optional<String> fact(String key) {
        return join.attribute(key).filter(text -> !text.isBlank());
    }

    /** Returns the picture of its join message; empty if it is missing or none. */
    public Optional<Avatar> avatar() {
        return join.child("avatar").map(XmlElement::text).flatMap(Avatar::of);
    }

    synchronized boolean isConnected() {
        return connection.isPresent();
    }

    /** Returns whether it is connected by an address of this machine. */
    synchronized boolean isAt(InetAddress local) {
        return connection.filter(one -> one.local().equals(local)).isPresent();
    }

    /** Sends a message, and returns the number of its bytes; 0 while the bot is away. */
    synchronized int send(XmlElement message) {
        return connection.map(one -> one.send(message)).orElse(0);
    }

    /** Takes the bot for a seat; returns whether no other seat has it. */
    synchronized boolean claim() {
        boolean free = !claimed;
        claimed = true;
        return free;
    }

    synchronized boolean isClaimed() {
        return claimed;
    }

    synchronized void listen(Listener next) {
        listener = Optional.of(next);
    }

    /** Gives the bot back: another match may take it. */
    synchronized void release() {
        listener = Optional.empty();
        claimed = false;
    }

    private synchronized Optional<Listener> listener() {
        return listener;
    }

    void received(XmlElement message) throws InterruptedException {
        Optional<Listener> present = listener();
        if (present.isPresent()) {
            present.get().message(message);
        }
    }

    /** Takes another connection; returns whether the earlier one has ended, so that it may. */
    boolean connectAgain(WireConnection next) {
        synchronized (this) {
            if (connection.isPresent()) {
                return false;
            }
            connection = Optional.of(next);
        }
        listener().ifPresent(Listener::connectedAgain);
        return true;
    }

    /** Learns that a connection has ended; it may have another one by now. */
    synchronized void lost(WireConnection ended) {
        connection = connection.filter(one -> one != ended);
    }

    /** Says that nothing more is played, and disconnects. */
    void dismiss() {
        Optional<WireConnection> last;
        synchronized (this) {
            last = connection;
            connection = Optional.empty();
        }
        last.ifPresent(one -> {
            one.send(XmlElement.of("exit"));
            one.close();
        });
    }
}
