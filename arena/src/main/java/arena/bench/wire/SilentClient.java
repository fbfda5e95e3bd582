package arena.bench.wire;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** A bot that joins, says that it is ready, reads all messages, and orders nothing. */
final class SilentClient implements Runnable {

    private final InetSocketAddress server;
    private final String name;

    SilentClient(InetSocketAddress server, String name) {
        this.server = server;
        this.name = name;
    }

    /** Reads until the server closes the connection. */
    @Override
    public void run() {
        try (Socket socket = new Socket(server.getAddress(), server.getPort())) {
            DataInputStream in = new DataInputStream(socket.getInputStream());
            send(socket, "<join name=\"" + name + "\"/>");
            skipMessage(in);
            send(socket, "<ready/>");
            while (!socket.isClosed()) {
                skipMessage(in);
            }
        } catch (EOFException end) {
            // The match is over.
            return;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void send(Socket socket, String xml) throws IOException {
        byte[] bytes = xml.getBytes(StandardCharsets.UTF_8);
        socket.getOutputStream()
                .write(ByteBuffer.allocate(Integer.BYTES + bytes.length)
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .putInt(bytes.length)
                        .put(bytes)
                        .array());
    }

    private static void skipMessage(DataInputStream in) throws IOException {
        in.readFully(new byte[Integer.reverseBytes(in.readInt())]);
    }
}
