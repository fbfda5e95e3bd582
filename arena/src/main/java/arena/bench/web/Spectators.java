package arena.bench.web;

import arena.bench.MoveTimes;
import arena.measure.JavaProcess;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Spectators in a process of their own that gets a processor only when no other process wants it: real spectators use
 * machines of their own and cost the arena nothing.
 */
final class Spectators implements AutoCloseable {

    private static final int RECEIVERS = 4;
    private static final int STALLED_BUFFER = 4_096;
    private static final int NANOS_PER_MILLI = 1_000_000;

    private final JavaProcess process;

    private Spectators(JavaProcess process) {
        this.process = process;
    }

    static Spectators start(int port) throws IOException {
        return new Spectators(JavaProcess.inTheBackground(
                List.of("-XX:+UseSerialGC", "-Xmx512m"), Spectators.class, List.of(Integer.toString(port))));
    }

    /**
     * Connects a number of spectators to a match, and returns when all are connected.
     *
     * @param stalled how many of them never read
     */
    void connect(String match, int number, int stalled) throws IOException {
        process.send(("come " + match + " " + number + " " + stalled + "\n").getBytes(StandardCharsets.UTF_8));
        process.line();
    }

    /** Connects spectators that note how late they see each move, and returns when all are connected. */
    void connectWithClock(String match, int number) throws IOException {
        process.send(("time " + match + " " + number + "\n").getBytes(StandardCharsets.UTF_8));
        process.line();
    }

    /** Returns how late moves were seen since the last call: their number, and the time in words. */
    String lateness() throws IOException {
        process.send("late\n".getBytes(StandardCharsets.UTF_8));
        return process.line();
    }

    /** Disconnects all spectators; returns how many bytes they have received. */
    long disconnect() throws IOException {
        process.send("leave\n".getBytes(StandardCharsets.UTF_8));
        return Long.parseLong(process.line());
    }

    @Override
    public void close() {
        process.close();
    }

    /** Runs the spectators, at the port of the pages, until the standard input ends. */
    public static void main(String[] words) throws IOException {
        Program program = new Program(Integer.parseInt(words[0]));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] said = line.split(" ", -1);
            System.out.println(
                    switch (said[0]) {
                        case "come" -> program.connect(said[1], Integer.parseInt(said[2]), Integer.parseInt(said[3]));
                        case "time" -> program.connectWithClock(said[1], Integer.parseInt(said[2]));
                        case "late" -> program.lateness();
                        default -> program.disconnect();
                    });
        }
        System.exit(0);
    }

    private static final class Program implements WebSocket.Listener {

        private final int port;
        private final ExecutorService threads = Executors.newFixedThreadPool(RECEIVERS);
        private final HttpClient client =
                HttpClient.newBuilder().executor(threads).build();
        private final List<WebSocket> sockets = new ArrayList<>();
        private final List<Socket> stalled = new ArrayList<>();
        private final AtomicLong received = new AtomicLong();
        /** The lateness of the moves that were seen; guarded by this object. */
        private MoveTimes late = new MoveTimes();

        Program(int port) {
            this.port = port;
        }

        String connect(String match, int number, int stalledNumber) throws IOException {
            String path = "/api/v1/matches/" + match + "/live";
            for (int index = 0; index < stalledNumber; index++) {
                stalled.add(stalledSocket(path));
            }
            URI address = URI.create("ws://127.0.0.1:" + port + path);
            for (int index = stalledNumber; index < number; index++) {
                sockets.add(
                        client.newWebSocketBuilder().buildAsync(address, this).join());
            }
            return "here";
        }

        String connectWithClock(String match, int number) {
            URI address = URI.create("ws://127.0.0.1:" + port + "/api/v1/matches/" + match + "/live");
            for (int index = 0; index < number; index++) {
                sockets.add(client.newWebSocketBuilder()
                        .buildAsync(address, new ClockedReader())
                        .join());
            }
            return "here";
        }

        synchronized String lateness() {
            String words = String.format(
                    Locale.ROOT,
                    "%d moves, %.0f ms late at the median, %.0f at 90 %%, %.0f at 99 %%, %.0f at most",
                    late.count(),
                    late.millis(0.5),
                    late.millis(0.9),
                    late.millis(0.99),
                    late.millis(1));
            late = new MoveTimes();
            return words;
        }

        private synchronized void addLateness(double millis) {
            late.add((long) (millis * NANOS_PER_MILLI));
        }

        /** A reader that compares the time of the last move of each message with the clock. */
        private final class ClockedReader implements WebSocket.Listener {

            private static final Pattern BEGUN = Pattern.compile("\"beganMillis\":([0-9]+)");
            private static final Pattern MOVE = Pattern.compile("\"millis\":([0-9.]+)");

            private final StringBuilder message = new StringBuilder();
            private long begunMillis;

            @Override
            public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
                message.append(text);
                received.addAndGet(text.length());
                if (last) {
                    note(System.currentTimeMillis());
                    message.setLength(0);
                }
                return WebSocket.Listener.super.onText(from, text, last);
            }

            private void note(long nowMillis) {
                if (begunMillis == 0) {
                    Matcher begun = BEGUN.matcher(message);
                    begunMillis = begun.find() ? Long.parseLong(begun.group(1)) : 0;
                    return;
                }
                MOVE.matcher(message)
                        .results()
                        .reduce((one, other) -> other)
                        .map(move -> Double.parseDouble(move.group(1)))
                        .ifPresent(millis -> addLateness(nowMillis - begunMillis - millis));
            }
        }

        /** Asks for the match and reads nothing, not even the answer, as a page that hangs. */
        private Socket stalledSocket(String path) throws IOException {
            Socket socket = new Socket();
            socket.setReceiveBufferSize(STALLED_BUFFER);
            socket.connect(new java.net.InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            String request = "GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\nUpgrade: websocket\r\n"
                    + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return socket;
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
            received.addAndGet(text.length());
            return WebSocket.Listener.super.onText(from, text, last);
        }

        String disconnect() throws IOException {
            sockets.forEach(WebSocket::abort);
            sockets.clear();
            for (Socket socket : stalled) {
                socket.close();
            }
            stalled.clear();
            return Long.toString(received.getAndSet(0));
        }
    }
}
