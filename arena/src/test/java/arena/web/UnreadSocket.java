package arena.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** A WebSocket client that never reads the events sent to it. */
public final class UnreadSocket implements AutoCloseable {

    private static final int RECEIVED_BYTES = 4_096;

    private final Socket socket = new Socket();

    private UnreadSocket() {}

    /** Opens a connection, and waits until the server has accepted it. */
    public static UnreadSocket open(String site, String path) throws IOException {
        URI address = URI.create(site);
        UnreadSocket deaf = new UnreadSocket();
        deaf.socket.setReceiveBufferSize(RECEIVED_BYTES);
        deaf.socket.connect(new InetSocketAddress(address.getHost(), address.getPort()));
        String question = String.join(
                "\r\n",
                "GET " + path + " HTTP/1.1",
                "Host: " + address.getAuthority(),
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                "",
                "");
        deaf.socket.getOutputStream().write(question.getBytes(StandardCharsets.ISO_8859_1));
        byte[] answer = deaf.socket.getInputStream().readNBytes("HTTP/1.1 101".length());
        if (!new String(answer, StandardCharsets.ISO_8859_1).endsWith("101")) {
            throw new IOException("refused: " + new String(answer, StandardCharsets.ISO_8859_1));
        }
        return deaf;
    }

    /** Returns whether the server has not closed it. */
    public boolean isOpen() {
        return !socket.isClosed();
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
