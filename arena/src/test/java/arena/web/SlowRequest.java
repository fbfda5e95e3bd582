package arena.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** A request whose body stays incomplete, sent over its own connection. */
public final class SlowRequest implements AutoCloseable {

    private static final int READ_MILLIS = 200;

    private final Socket socket;
    private final ByteArrayOutputStream answer = new ByteArrayOutputStream();
    private boolean ended;

    private SlowRequest(Socket socket) {
        this.socket = socket;
    }

    /**
     * Sends the headers and the first byte of the body.
     *
     * @param from the local address from which the request is sent
     * @param headers further headers, each with its line end
     */
    public static SlowRequest send(String from, String site, String path, String headers) {
        URI address = URI.create(site);
        try {
            Socket socket = new Socket();
            socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
            socket.connect(new InetSocketAddress(address.getHost(), address.getPort()));
            SlowRequest slow = new SlowRequest(socket);
            slow.write("POST " + path + " HTTP/1.1\r\nHost: " + address.getAuthority()
                    + "\r\nX-Arena: 1\r\nContent-Length: 60000\r\n" + headers + "\r\n{");
            return slow;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void write(String text) throws IOException {
        OutputStream out = socket.getOutputStream();
        out.write(text.getBytes(StandardCharsets.ISO_8859_1));
        out.flush();
    }

    /** Sends one more byte, unless the server has closed the connection. */
    public void drip() {
        try {
            write(" ");
        } catch (IOException closed) {
            ended = true;
        }
    }

    /** Returns the answer so far. */
    public String answer() {
        try {
            socket.setSoTimeout(READ_MILLIS);
            for (int one = socket.getInputStream().read();
                    one >= 0;
                    one = socket.getInputStream().read()) {
                answer.write(one);
            }
            ended = true;
        } catch (SocketTimeoutException silent) {
            return answer.toString(StandardCharsets.ISO_8859_1);
        } catch (IOException closed) {
            ended = true;
        }
        return answer.toString(StandardCharsets.ISO_8859_1);
    }

    /** Returns whether the server has closed the connection. */
    public boolean isEnded() {
        return ended;
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
