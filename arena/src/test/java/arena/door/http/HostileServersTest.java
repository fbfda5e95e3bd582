package arena.door.http;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import arena.match.Event;
import arena.record.MatchRecord;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.json.JsonMapper;

/** Servers that answer badly, against the super bot. */
@Tag("slow")
@Timeout(60)
class HostileServersTest {

    private final AtomicInteger requests = new AtomicInteger();
    private final AtomicInteger elsewhere = new AtomicInteger();
    private final ExecutorService threads = Executors.newCachedThreadPool();

    @TempDir
    private Path root;

    private HttpServer server;

    @BeforeEach
    void open() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/elsewhere", exchange -> {
            elsewhere.incrementAndGet();
            respond(exchange, 200, "K 5\n");
        });
    }

    @AfterEach
    void close() {
        server.stop(0);
        threads.shutdownNow();
    }

    /** A bad habit of a server. */
    enum Habit {
        REDIRECTS,
        FAILS,
        REFUSES_THE_METHOD,
        SAYS_NOTHING,
        DRIPS,
        ENDLESS,
        EMPTY,
        HANGS_UP;

        void answer(HttpExchange exchange) throws IOException, InterruptedException {
            switch (this) {
                case REDIRECTS -> {
                    exchange.getResponseHeaders().add("Location", "/elsewhere");
                    respond(exchange, 307, "");
                }
                case FAILS -> respond(exchange, 500, "K 5\n");
                case REFUSES_THE_METHOD -> respond(exchange, 405, "K 5\n");
                case SAYS_NOTHING -> Thread.sleep(30_000);
                case DRIPS, ENDLESS -> write(exchange);
                case EMPTY -> respond(exchange, 200, "");
                case HANGS_UP -> exchange.close();
            }
        }

        private void write(HttpExchange exchange) throws IOException, InterruptedException {
            exchange.sendResponseHeaders(200, 0);
            try (OutputStream body = exchange.getResponseBody()) {
                for (int i = 0; i < 1_000_000_000; i++) {
                    body.write(this == DRIPS ? "K".getBytes(StandardCharsets.US_ASCII) : new byte[8_192]);
                    body.flush();
                    Thread.sleep(this == DRIPS ? 50 : 0);
                }
            }
        }
    }

    private static void respond(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private Console console(String host) throws IOException {
        return new Console(root)
                .config("[bot Server]\nspeaks = http\nstart-up = 1s\nurl = http://" + host + ":"
                        + server.getAddress().getPort() + "/bot\n");
    }

    private MatchRecord play(HttpHandler bot) throws IOException {
        server.createContext("/bot", exchange -> {
            requests.incrementAndGet();
            bot.handle(exchange);
        });
        server.start();
        Console.Printed printed = console("localhost")
                .type("play", "Server", "superbot:1", "--seed", "3", "--set", "move-time=600ms", "--json");
        assertThat(printed.code()).as(printed.err()).isZero();
        return MatchRecord.read(Path.of(
                JsonMapper.shared().readTree(printed.out()).get("record").asString()));
    }

    private static String reason(MatchRecord record) {
        return record.events(Event.Ended.class).findFirst().orElseThrow().reason();
    }

    @ParameterizedTest
    @EnumSource
    void aServerWithoutAnAnswerLosesByTimeOutAndIsAskedOnce(Habit habit) throws IOException {
        MatchRecord record = play(exchange -> {
            try {
                if (exchange.getRequestHeaders().getFirst("Arena-Message").equals("input 1")) {
                    habit.answer(exchange);
                } else {
                    requests.decrementAndGet();
                    respond(exchange, 204, "");
                }
            } catch (InterruptedException end) {
                Thread.currentThread().interrupt();
            }
        });

        assertThat(reason(record)).isEqualTo("time out");
        assertThat(requests).hasValue(1);
        assertThat(elsewhere).hasValue(0);
    }

    @Test
    void aSoundServerIsToldWhoAsksWhatAndTheCodeOfItsLastAnswer() throws IOException {
        List<String> heard = new CopyOnWriteArrayList<>();
        MatchRecord record = play(exchange -> {
            StringBuilder line = new StringBuilder(exchange.getRequestMethod()).append(' ');
            for (String header :
                    new String[] {"Arena-Message", "Arena-Team", "Arena-Seat", "Arena-Game", "Arena-Code"}) {
                line.append(exchange.getRequestHeaders().getFirst(header)).append(' ');
            }
            String text = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            heard.add(line + text.lines().findFirst().orElse(""));
            respond(exchange, 200, "K 5\n");
        });

        assertThat(heard)
                .startsWith(
                        "POST input 1 Server 1 chain-reaction null Expecting = K 1-21",
                        "POST input 2 Server 1 chain-reaction 0 Expecting = C")
                .last()
                .asString()
                .startsWith("POST Gameover Server 1 chain-reaction");
        assertThat(reason(record)).isEqualTo("too many wrong moves");
        assertThat(record.events(Event.Noticed.class)).isEmpty();
    }

    @Test
    void anAddressThatIsNotAllowedIsNeverAsked() throws IOException {
        server.createContext("/bot", exchange -> requests.incrementAndGet());
        server.start();
        Console console = console("localhost");
        console.config("[http]\nallowed = 10.0.0.0/8\n"
                + Files.readString(console.folder().resolve("config.ini")));

        Console.Printed printed = console.type("play", "Server", "superbot:1");

        assertThat(printed.code()).isNotZero();
        assertThat(printed.err()).contains("none of its addresses is allowed; add one to allowed in [http]");
        assertThat(requests).hasValue(0);
    }

    @Test
    void aServerThatIsNotThereIsNotReady() throws IOException {
        int free;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            free = socket.getLocalPort();
        }
        Console console = new Console(root)
                .config("[bot Server]\nspeaks = http\nstart-up = 1s\nurl = http://127.0.0.1:" + free + "/\n");

        Console.Printed printed = console.type("play", "Server", "superbot:1", "--json");

        assertThat(printed.out()).contains("not ready");
    }

    @Test
    void aCheckAsksAServerTooButCannotStartItAnew() throws IOException {
        server.createContext("/bot", exchange -> respond(exchange, 200, "K 50\n"));
        server.start();

        assertThat(console("127.0.0.1").type("check", "Server").out()).contains("is a wrong move");
    }
}
