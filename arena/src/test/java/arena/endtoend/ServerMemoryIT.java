package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** The server as it is started, with ten matches that are played and a hundred spectators, within half a gigabyte. */
@Tag("slow")
@Timeout(300)
class ServerMemoryIT {

    private static final int MATCHES = 10;
    private static final int SPECTATORS = 100;
    private static final long MOST_KIBIBYTES = 512 << 10;
    private static final Duration PATIENCE = Duration.ofMinutes(4);
    private static final List<String> ASKED = List.of(
            "{\"game\":\"chain-reaction\",\"seats\":[\"superbot:3\",\"superbot:3\"],\"pace\":50}",
            "{\"game\":\"asterobots\",\"seats\":[\"superbot:2\",\"superbot:2\",\"superbot:2\"],\"pace\":20}",
            "{\"game\":\"acquire\",\"seats\":[\"superbot:3\",\"superbot:3\",\"superbot:2\"],\"pace\":50}",
            "{\"game\":\"windwardopolis\",\"seats\":[\"superbot:2\",\"superbot:2\"]}");

    @TempDir
    private Path folder;

    private final HttpClient client = HttpClient.newHttpClient();

    @Test
    void tenMatchesAndAHundredSpectatorsFitIntoHalfAGigabyte() throws IOException, InterruptedException {
        Path status = Path.of("/proc/self/status");
        assumeThat(status).as("the memory of a process is read where /proc is").isReadable();
        Product product = new Product(folder);
        product.write("config.ini", "[serve]\nmatches = " + MATCHES + "\nrequests-per-second = 1000\n");
        ProcessBuilder starting =
                product.starting("serve", "--host", "127.0.0.1", "--port", "0", "--organiser-port", "0");
        starting.environment().put("ARENA_JAVA_OPTIONS", System.getProperty("server.options", ""));
        Process server = starting.redirectErrorStream(true).start();
        try {
            String address = address(server);
            Spectators spectators = new Spectators();
            List<WebSocket> sockets = new ArrayList<>();
            List<String> matches = new ArrayList<>();
            for (int match = 0; match < MATCHES; match++) {
                matches.add(begin(address, ASKED.get(match % ASKED.size())));
            }
            for (int spectator = 0; spectator < SPECTATORS; spectator++) {
                sockets.add(follow(address, matches.get(spectator % MATCHES), spectators));
            }
            await().atMost(PATIENCE).until(spectators::haveHeardEnough);
            assertThat(kibibytes(server, "VmHWM")).isBetween(1L, MOST_KIBIBYTES);
            System.out.printf(
                    "%d matches, %d spectators, %d events heard: at most %d MiB resident%n",
                    MATCHES, SPECTATORS, spectators.events.get(), kibibytes(server, "VmHWM") >> 10);
            sockets.forEach(WebSocket::abort);
        } finally {
            server.destroyForcibly().waitFor(1, TimeUnit.MINUTES);
        }
    }

    private static String address(Process server) throws IOException {
        BufferedReader out = new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
        String first = "";
        for (String line = out.readLine(); line != null && !line.startsWith("Ctrl-C"); line = out.readLine()) {
            first = first.isEmpty() && line.contains("http://") ? line.strip().replaceFirst("/$", "") : first;
        }
        assertThat(first).startsWith("http://");
        return first;
    }

    private String begin(String address, String json) throws IOException, InterruptedException {
        HttpResponse<String> begun = client.send(
                HttpRequest.newBuilder(URI.create(address + "/api/v1/matches"))
                        .header("X-Arena", "1")
                        .POST(HttpRequest.BodyPublishers.ofString(json))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        assertThat(begun.statusCode()).as(begun.body()).isEqualTo(201);
        return JsonMapper.shared().readTree(begun.body()).path("match").asString();
    }

    private WebSocket follow(String address, String match, Spectators spectators) {
        URI live = URI.create(address.replaceFirst("http", "ws") + "/api/v1/matches/" + match + "/live");
        return client.newWebSocketBuilder().buildAsync(live, spectators.next()).join();
    }

    /** What all spectators have heard. A busy server sends many moves in one event, so a match may take few events. */
    private static final class Spectators {

        private final AtomicInteger events = new AtomicInteger();
        private final AtomicInteger ends = new AtomicInteger();

        boolean haveHeardEnough() {
            return events.get() > MATCHES * SPECTATORS || ends.get() == SPECTATORS;
        }

        WebSocket.Listener next() {
            return new WebSocket.Listener() {
                private boolean begins = true;

                @Override
                public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
                    ends.addAndGet(begins && text.toString().startsWith("{\"kind\":\"over\"") ? 1 : 0);
                    events.addAndGet(last ? 1 : 0);
                    begins = last;
                    return WebSocket.Listener.super.onText(from, text, last);
                }
            };
        }
    }

    private static long kibibytes(Process process, String field) throws IOException {
        return Files.readAllLines(Path.of("/proc/" + process.pid() + "/status")).stream()
                .filter(line -> line.startsWith(field + ":"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")))
                .findFirst()
                .orElseThrow();
    }
}
