package arena.endtoend;

import arena.app.training.RecordedSession;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A relay between bots that connect and an arena, which keeps all their messages. */
final class WireRelay implements AutoCloseable {

    private static final int PORT = 1_707;
    private static final Pattern NAME = Pattern.compile(" name=\"([^\"]*)\"");

    private final String arena;
    private final ServerSocket listening;
    private final List<RecordedSession.Message> messages = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();

    /** Listens on a host of this machine for bots, which it connects to the arena on another one. */
    WireRelay(String host, String arena) throws IOException {
        this.arena = arena;
        this.listening = new ServerSocket(PORT, 10, InetAddress.getByName(host));
        start(this::accept);
    }

    private synchronized void start(Runnable work) {
        Thread thread = new Thread(work, "relay");
        threads.add(thread);
        thread.start();
    }

    private void accept() {
        try {
            while (!listening.isClosed()) {
                Socket bot = listening.accept();
                start(() -> join(bot));
            }
        } catch (SocketException closed) {
            // No more bots come.
            return;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void join(Socket bot) {
        try {
            Socket server = new Socket(arena, PORT);
            byte[] join = frame(bot);
            Matcher name = NAME.matcher(new String(join, StandardCharsets.UTF_8));
            if (!name.find()) {
                throw new IOException("a bot joined without a name");
            }
            keep(name.group(1), false, join, server);
            start(() -> pass(name.group(1), true, server, bot));
            pass(name.group(1), false, bot, server);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void pass(String name, boolean received, Socket from, Socket to) {
        try (from;
                to) {
            while (true) {
                keep(name, received, frame(from), to);
            }
        } catch (EOFException | SocketException end) {
            // One side has closed its connection.
            return;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static byte[] frame(Socket from) throws IOException {
        DataInputStream in = new DataInputStream(from.getInputStream());
        byte[] frame = new byte[Integer.reverseBytes(in.readInt())];
        in.readFully(frame);
        return frame;
    }

    /** A message is kept before it is passed on, so that its answer comes after it. */
    private void keep(String name, boolean received, byte[] frame, Socket to) throws IOException {
        synchronized (this) {
            messages.add(new RecordedSession.Message(name, received, new String(frame, StandardCharsets.UTF_8)));
        }
        OutputStream out = to.getOutputStream();
        out.write(ByteBuffer.allocate(Integer.BYTES + frame.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(frame.length)
                .put(frame)
                .array());
        out.flush();
    }

    synchronized List<RecordedSession.Message> messages() {
        return List.copyOf(messages);
    }

    @Override
    public void close() throws IOException {
        listening.close();
    }
}
