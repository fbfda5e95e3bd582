package arena.door.wire;

import static org.assertj.core.api.Assertions.assertThat;

import arena.wire.XmlElement;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WireServerTest {

    private static final Duration LONG = Duration.ofSeconds(20);

    private final List<Socket> sockets = new ArrayList<>();
    private WireServer server;

    @BeforeEach
    void open() throws IOException {
        server = WireServer.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    }

    @AfterEach
    void close() throws IOException {
        for (Socket socket : sockets) {
            socket.close();
        }
        server.close();
    }

    private Socket connect() throws IOException {
        Socket socket =
                new Socket(server.address().getAddress(), server.address().getPort());
        socket.setSoTimeout((int) LONG.toMillis());
        sockets.add(socket);
        return socket;
    }

    private static void send(Socket socket, String xml) throws IOException {
        socket.getOutputStream().write(WireFrames.frame(xml));
    }

    private Socket join(String name) throws IOException {
        Socket socket = connect();
        send(socket, XmlElement.of("join").with("name", name).xml());
        return socket;
    }

    private Optional<WireClient> claim(String name, Duration patience) throws InterruptedException {
        return server.claim(this, name::equals, System.nanoTime() + patience.toNanos());
    }

    private static boolean isClosed(Socket socket) throws IOException {
        return socket.getInputStream().read() < 0;
    }

    private static String received(Socket socket) throws IOException {
        return new String(WireFrames.read(socket.getInputStream()).orElseThrow(), StandardCharsets.UTF_8);
    }

    /** A listener that keeps what it hears. */
    private static final class Heard implements WireClient.Listener {

        private final BlockingQueue<String> words = new ArrayBlockingQueue<>(100);

        @Override
        public void message(XmlElement message) {
            words.add(message.xml());
        }

        @Override
        public void connectedAgain() {
            words.add("again");
        }

        String next() throws InterruptedException {
            return String.valueOf(words.poll(LONG.toSeconds(), TimeUnit.SECONDS));
        }
    }

    /** The bots of a contest are free between its games, and a match of a page must not take them. */
    @Test
    void aBotThatIsKeptIsTakenByItsHolderOnly() throws Exception {
        server.hold(this, Set.of("Red"));
        join("Red");
        Object other = new Object();
        long soon = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(200);

        assertThat(server.claim(other, name -> true, soon)).isEmpty();
        assertThat(server.free(other)).isEmpty();
        assertThat(server.free(this)).containsExactly("Red");
        server.hold(other, Set.of("Red"));
        claim("Red", LONG).orElseThrow().release();

        server.giveBack(other);
        assertThat(server.claim(other, name -> true, System.nanoTime())).isEmpty();
        server.giveBack(this);
        assertThat(server.claim(other, name -> true, System.nanoTime())).isPresent();
    }

    @Test
    void aBotIsClaimedByTheVeryNameItJoinedWith() throws Exception {
        join("Другие");
        join(" Rot & \"Blau\" ");

        WireClient client = claim(" Rot & \"Blau\" ", LONG).orElseThrow();

        assertThat(client.name()).isEqualTo(" Rot & \"Blau\" ");
        assertThat(claim(" Rot & \"Blau\" ", Duration.ZERO)).isEmpty();
        assertThat(claim("Другие", LONG)).isPresent();
    }

    @Test
    void messagesGoBothWays() throws Exception {
        Socket socket = join("Red");
        WireClient client = claim("Red", LONG).orElseThrow();
        Heard heard = new Heard();
        client.listen(heard);

        client.send(XmlElement.of("setup").with("my-guid", "<1>"));
        send(socket, "<?xml version=\"1.0\"?>\n<ready>\n <path>1,2;</path>\n</ready>");

        assertThat(received(socket)).isEqualTo("<setup my-guid=\"&lt;1&gt;\"/>");
        assertThat(heard.next()).isEqualTo("<ready><path>1,2;</path></ready>");
    }

    @Test
    void aBotThatConnectsAgainKeepsItsSeat() throws Exception {
        Socket first = join("Red");
        WireClient client = claim("Red", LONG).orElseThrow();
        Heard heard = new Heard();
        client.listen(heard);
        Socket second = connect();
        send(second, XmlElement.of("join").with("name", "Red").xml());
        first.close();

        assertThat(heard.next()).isEqualTo("again");
        client.send(XmlElement.of("setup"));
        assertThat(received(second)).isEqualTo("<setup/>");
    }

    @Test
    void aSecondBotOfTheSameNameIsDisconnected() throws Exception {
        join("Red");
        WireClient client = claim("Red", LONG).orElseThrow();

        assertThat(isClosed(join("Red"))).isTrue();
        assertThat(client.isConnected()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<ready/>",
                "<join/>",
                "<join name=' '/>",
                "<join name='Red'",
                "no XML",
                "",
                "<!DOCTYPE join [<!ENTITY a 'Red'>]><join name='&a;'/>",
                "<!DOCTYPE join SYSTEM 'file:///etc/passwd'><join name='Red'/>",
            })
    void aBotThatDoesNotJoinIsDisconnected(String message) throws Exception {
        Socket socket = connect();
        send(socket, message);

        assertThat(isClosed(socket)).isTrue();
        assertThat(claim("Red", Duration.ZERO)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, Integer.MIN_VALUE, WireFrames.MOST_BYTES + 1, Integer.MAX_VALUE})
    void aBotWithAnImpossibleFrameIsDisconnected(int count) throws Exception {
        Socket socket = join("Red");
        WireClient client = claim("Red", LONG).orElseThrow();

        socket.getOutputStream()
                .write(ByteBuffer.allocate(4)
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .putInt(count)
                        .array());

        assertThat(isClosed(socket)).isTrue();
        Awaitility.await().atMost(LONG).until(() -> !client.isConnected());
    }

    @Test
    void nonsenseOfABotThatHasJoinedIsIgnored() throws Exception {
        Socket socket = join("Red");
        WireClient client = claim("Red", LONG).orElseThrow();
        Heard heard = new Heard();
        client.listen(heard);

        send(socket, "no XML");
        send(socket, "<!DOCTYPE a [<!ENTITY b 'bomb'>]><a>&b;&b;</a>");
        send(socket, "<a>".repeat(1_000) + "</a>".repeat(1_000));
        send(socket, "<a>" + "<b/>".repeat(10_000) + "</a>");
        send(socket, "<ready/>");

        assertThat(heard.next()).isEqualTo("<ready/>");
    }

    @Test
    @Tag("slow")
    void hundredsOfConnectionsKeepNoBotOut() throws Exception {
        join("Red");
        WireClient red = claim("Red", LONG).orElseThrow();
        for (int number = 0; number < 400; number++) {
            connect();
        }
        for (Socket socket : sockets.subList(1, sockets.size())) {
            socket.close();
        }

        Awaitility.await().atMost(LONG).until(() -> {
            join("Blue");
            return claim("Blue", Duration.ofMillis(200)).isPresent();
        });
        assertThat(red.isConnected()).isTrue();
    }

    @Test
    @Tag("slow")
    void aBotThatReadsNothingIsDisconnectedAndDelaysNobody() throws Exception {
        join("Red");
        WireClient client = claim("Red", LONG).orElseThrow();
        XmlElement large = XmlElement.of("status").withText("x".repeat(100_000));

        for (int number = 0; number < 2_000 && client.isConnected(); number++) {
            client.send(large);
        }

        Awaitility.await().atMost(LONG).until(() -> !client.isConnected());
    }

    @Test
    void aClosedServerDismissesItsBots() throws Exception {
        Socket socket = join("Red");
        assertThat(claim("Red", LONG)).isPresent();

        server.close();

        assertThat(received(socket)).isEqualTo("<exit/>");
        assertThat(isClosed(socket)).isTrue();
    }
}
