package arena.door.wire;

import arena.wire.XmlElement;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A connection of a bot. A thread of its own writes what is sent, so that a bot that does not read delays nothing; when
 * too much waits for it, it is disconnected.
 */
final class WireConnection implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(WireConnection.class);

    /** The most messages that wait: the status messages of a minute. */
    private static final int MOST_WAITING = 1_000;

    /** The most bytes that wait: the messages of a minute, or the setups of many games. */
    private static final long MOST_WAITING_BYTES = 16L << 20;

    private static final long CLOSE_MILLIS = 1_000;

    /** Ends the writer when everything before it is written. */
    private static final byte[] END = new byte[0];

    private final Socket socket;
    private final InputStream in;
    private final BlockingQueue<byte[]> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
    private final AtomicLong waitingBytes = new AtomicLong();
    private final Thread writer;
    private volatile boolean closed;

    WireConnection(Socket socket) throws IOException {
        this.socket = socket;
        this.in = new BufferedInputStream(socket.getInputStream());
        OutputStream out = socket.getOutputStream();
        this.writer = new Thread(() -> write(out), "wire-writer");
        writer.setDaemon(true);
        writer.start();
    }

    /** Returns the address of this machine to which the bot connected. */
    InetAddress local() {
        return socket.getLocalAddress();
    }

    /** Sets the longest wait for a frame; 0 for ever. */
    void timeout(int millis) throws IOException {
        socket.setSoTimeout(millis);
    }

    /** Reads the next frame; empty at the end. */
    Optional<byte[]> read() throws IOException {
        return WireFrames.read(in);
    }

    /** Sends a message soon, in the order of the calls, and returns the number of its bytes. */
    int send(XmlElement message) {
        byte[] frame = WireFrames.frame(message.xml());
        boolean tooMuch = waitingBytes.addAndGet(frame.length) > MOST_WAITING_BYTES;
        if (!closed && (tooMuch || !waiting.offer(frame))) {
            LOG.info("A bot at {} does not read what it is sent, and is disconnected.", socket);
            abort();
        }
        return frame.length - Integer.BYTES;
    }

    private void write(OutputStream out) {
        try {
            for (byte[] frame = waiting.take(); frame.length > 0; frame = waiting.take()) {
                out.write(frame);
                out.flush();
                waitingBytes.addAndGet(-frame.length);
            }
        } catch (IOException gone) {
            LOG.debug("{} is closed: {}", socket, gone.toString());
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } finally {
            abort();
        }
    }

    /** Closes the connection at once; a thread that reads from it is woken. */
    void abort() {
        closed = true;
        try {
            socket.close();
        } catch (IOException failure) {
            LOG.debug("{} cannot be closed: {}", socket, failure.toString());
        }
        waiting.clear();
        writer.interrupt();
    }

    /** Writes what was sent, for a moment, and closes the connection. */
    @Override
    public void close() {
        boolean interrupted = Thread.interrupted();
        try {
            if (waiting.offer(END)) {
                TimeUnit.MILLISECONDS.timedJoin(writer, CLOSE_MILLIS);
            }
        } catch (InterruptedException stop) {
            interrupted = true;
        }
        abort();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
