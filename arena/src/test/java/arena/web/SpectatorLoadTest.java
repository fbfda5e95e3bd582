package arena.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.match.Event;
import arena.record.MatchRecord;
import arena.record.RecordShelf;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** Two hundred who look on at a match of sixty moves a second: what that costs the match, printed side by side. */
@Tag("slow")
class SpectatorLoadTest {

    private static final int SPECTATORS = 200;
    private static final int PACE_MILLIS = 16;
    private static final double NANOS_PER_MILLI = 1e6;

    /** How much later than its pace a move was judged, in milliseconds. */
    private record Lateness(double median, double ninetieth, int moves) {}

    @Test
    void aMatchHardlyFeelsWhoLooksOn(@TempDir Path folder) {
        try (OpenSite site = OpenSite.in(folder)) {
            play(site, 0);
            List<Lateness> without = new ArrayList<>();
            List<Lateness> with = new ArrayList<>();
            for (int round = 0; round < 3; round++) {
                without.add(play(site, 0));
                with.add(play(site, SPECTATORS));
            }
            String figures = "nobody looks on: " + without + ", " + SPECTATORS + " look on: " + with;
            System.out.println(figures);
            // How late a single move is depends on the machine; that moves wait for spectators would be seen for sure.
            assertThat(with)
                    .as(figures)
                    .anySatisfy(late -> assertThat(late.median()).isLessThan(PACE_MILLIS));
            assertThat(with).allSatisfy(late -> assertThat(late.moves()).isGreaterThan(10));
        }
    }

    private static Lateness play(OpenSite site, int spectators) {
        String begun = site.post(
                        "/api/v1/matches",
                        "{\"game\":\"chain-reaction\",\"seats\":[\"superbot:1\",\"superbot:1\"],\"seed\":3,\"pace\":"
                                + PACE_MILLIS + "}")
                .body();
        String match = JsonMapper.shared().readTree(begun).path("match").asString();
        AtomicLong letters = new AtomicLong();
        List<WebSocket> sockets = new ArrayList<>();
        HttpClient client = HttpClient.newHttpClient();
        String address = site.address().replaceFirst("http", "ws") + "/api/v1/matches/" + match + "/live";
        for (int number = 0; number < spectators; number++) {
            sockets.add(client.newWebSocketBuilder()
                    .buildAsync(URI.create(address), new WebSocket.Listener() {
                        @Override
                        public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
                            letters.addAndGet(text.length());
                            return WebSocket.Listener.super.onText(from, text, last);
                        }
                    })
                    .join());
        }
        await().atMost(Duration.ofMinutes(2))
                .until(() -> site.get("/api/v1/matches/" + match).body().contains("\"over\":true"));
        sockets.forEach(WebSocket::abort);
        Lateness late = lateness(
                MatchRecord.read(new RecordShelf(site.configuration().field().records()).named(match)));
        assertThat(letters.get() > 0).isEqualTo(spectators > 0);
        return late;
    }

    private static Lateness lateness(MatchRecord record) {
        List<Double> late = record.events(Event.Ruled.class)
                .map(ruled -> (ruled.atNanos() - ruled.reply().stamps().published()) / NANOS_PER_MILLI - PACE_MILLIS)
                .sorted()
                .toList();
        return new Lateness(late.get(late.size() / 2), late.get(late.size() * 9 / 10), late.size());
    }
}
