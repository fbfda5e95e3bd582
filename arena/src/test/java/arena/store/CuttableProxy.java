package arena.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A proxy of connections to a server that can be cut at any moment: requests arrive, and the answers are lost. */
public final class CuttableProxy implements AutoCloseable {

    private final int target;
    private final ServerSocket socket;
    private final List<Socket> ends = new CopyOnWriteArrayList<>();
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private boolean heldBack;

    public CuttableProxy(int target) throws IOException {
        this.target = target;
        this.socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        threads.execute(this::accept);
    }

    public int port() {
        return socket.getLocalPort();
    }

    private void accept() {
        while (!socket.isClosed()) {
            link();
        }
    }

    private void link() {
        try {
            Socket near = socket.accept();
            Socket far = new Socket(InetAddress.getLoopbackAddress(), target);
            ends.add(near);
            threads.execute(() -> pump(near, far));
            threads.execute(() -> pump(far, near));
        } catch (IOException closed) {
            // The call that cut the connection closed the socket as well.
            return;
        }
    }

    private void pump(Socket from, Socket to) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            byte[] buffer = new byte[8192];
            for (int length = in.read(buffer); length >= 0; length = in.read(buffer)) {
                awaitFlow();
                to.getOutputStream().write(buffer, 0, length);
            }
        } catch (IOException pulled) {
            // The other direction ends as well, since both sockets are closed now.
            return;
        }
    }

    private synchronized void awaitFlow() {
        try {
            while (heldBack) {
                wait();
            }
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
    }

    /** Holds all data back, on old connections and new ones, or releases it. */
    public synchronized void holdBack(boolean now) {
        heldBack = now;
        notifyAll();
    }

    /** Cuts all connections on the near side; the server still processes what it has received. */
    public void cut() {
        for (Socket end : ends) {
            try {
                end.close();
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
        ends.clear();
    }

    @Override
    public void close() throws IOException {
        socket.close();
        cut();
        threads.shutdownNow();
    }
}
