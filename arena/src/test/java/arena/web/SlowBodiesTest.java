package arena.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** Tests that incomplete request bodies delay neither pages nor people nor the organiser. */
@Timeout(120)
class SlowBodiesTest {

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final int BODIES = 70;
    private static final String MATCHES = "/api/v1/matches";
    private static final String MATCH = "{\"game\":\"chain-reaction\",\"seats\":[\"human:Ann\",\"superbot:1\"]}";

    @TempDir
    private Path folder;

    private final List<SlowRequest> slow = new ArrayList<>();
    private final ScheduledExecutorService drops = Executors.newSingleThreadScheduledExecutor();

    private OpenSite site;

    @BeforeEach
    void open() {
        site = OpenSite.in(folder);
    }

    @AfterEach
    void close() {
        drops.shutdownNow();
        slow.forEach(SlowRequest::close);
        site.close();
    }

    private void attack(String address) {
        for (int number = 0; number < BODIES; number++) {
            slow.add(SlowRequest.send("127.0.0.1", address, MATCHES, ""));
        }
        List<SlowRequest> dripping = List.copyOf(slow);
        ScheduledFuture<?> unused = drops.scheduleWithFixedDelay(
                () -> dripping.forEach(SlowRequest::drip), 500, 500, TimeUnit.MILLISECONDS);
    }

    private HttpResponse<String> atTheOrganisers(String path) {
        return site.send(HttpRequest.newBuilder(URI.create(site.organisersAddress() + path))
                .timeout(PATIENCE));
    }

    private String beginMatch() {
        HttpResponse<String> begun = site.post(MATCHES, MATCH);
        assertThat(begun.statusCode()).as(begun.body()).isEqualTo(201);
        return JsonMapper.shared().readTree(begun.body()).at("/seats/0/link").asString("");
    }

    @Test
    void pagesSeatsAndTheOrganiserAreAnsweredWhileSeventyBodiesAreOnTheirWay() {
        String seat = beginMatch().replace("/seat/", "/api/v1/seats/") + "/live";
        attack(site.address());
        assertThat(site.get("/").statusCode()).isEqualTo(200);
        assertThat(site.get(MATCHES).statusCode()).isEqualTo(200);
        assertThat(atTheOrganisers("/").statusCode()).isEqualTo(200);
        HttpResponse<String> begun = site.send(HttpRequest.newBuilder(URI.create(site.organisersAddress() + MATCHES))
                .header("X-Arena", "1")
                .POST(HttpRequest.BodyPublishers.ofString(MATCH)));
        assertThat(begun.statusCode()).as(begun.body()).isEqualTo(201);
        try (Socket person = Socket.open(site, seat)) {
            await().atMost(PATIENCE).until(() -> person.hasHeard("asked"));
            person.say("{\"resign\":true}");
            await().atMost(PATIENCE).until(() -> person.hasHeard("over"));
        }
        assertThat(slow).anyMatch(one -> one.answer().isEmpty() && !one.isEnded());
    }

    /** The test waits for the deadline. */
    @Test
    @Tag("slow")
    void anAddressHasFewBodiesOnTheirWayAndEachHasADeadline() {
        attack(site.address());
        await().atMost(PATIENCE)
                .until(() -> slow.stream()
                                .filter(one -> one.answer().startsWith("HTTP/1.1 429"))
                                .count()
                        >= BODIES / 2);
        await().atMost(PATIENCE)
                .untilAsserted(() -> assertThat(slow)
                        .allMatch(one -> one.answer().matches("(?s)HTTP/1.1 4(08|29).*\"sentences\":.*")));
        await().atMost(PATIENCE).until(() -> slow.stream().allMatch(SlowRequest::isEnded));
        assertThat(slow.stream().filter(one -> one.answer().startsWith("HTTP/1.1 408")))
                .isNotEmpty();
        beginMatch();
    }

    @Test
    void theOrganisersPortHasThreadsAndPlacesOfItsOwn() {
        attack(site.organisersAddress());
        assertThat(atTheOrganisers("/").statusCode()).isEqualTo(200);
        beginMatch();
    }
}
