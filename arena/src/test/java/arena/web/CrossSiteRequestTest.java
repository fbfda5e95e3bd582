package arena.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.app.contest.ContestLinks.Holder;
import arena.web.contest.OpenContestSite;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that no page of another site can change or receive anything, by any route and with any key. */
class CrossSiteRequestTest {

    private static final List<String> FOREIGN = List.of(
            "http://evil.example", "null", "https://evil.example", "file://", "http://127.0.0.1", "http://127.0.0.1:1");

    @TempDir
    private static Path folder;

    private static OpenContestSite cup;

    @BeforeAll
    static void open() {
        cup = OpenContestSite.in(folder, "public");
    }

    @AfterAll
    static void close() {
        cup.close();
    }

    /** Returns the paths of all routes of a kind, each with a value for each parameter. */
    private static List<String> routes(String kind) {
        return cup.site().routes().stream()
                .filter(route -> route.startsWith(kind + " /"))
                .map(route -> route.substring(kind.length() + 1).replaceAll("\\{[^}]*\\}", "draw"))
                .toList();
    }

    private static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(cup.site().organisersAddress() + path))
                .header("Authorization", "Bearer " + cup.key(new Holder.Organiser()))
                .POST(HttpRequest.BodyPublishers.ofString("{}"));
    }

    private static void assertForbidden(HttpRequest.Builder request, String sentence) {
        HttpResponse<String> answer = cup.site().send(request);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(403);
        assertThat(answer.body()).contains(sentence);
        assertThat(answer.headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
    }

    @Test
    void aRequestThatChangesSomethingNeedsTheHeader() {
        assertThat(routes("POST")).hasSizeGreaterThan(4).contains("/api/v1/organiser/draw");
        for (String path : routes("POST")) {
            assertForbidden(request(path), "carries the header X-Arena: 1");
        }
    }

    @Test
    void aRequestThatChangesSomethingNeedsTheOwnOrigin() {
        for (String path : routes("POST")) {
            for (String origin : FOREIGN) {
                assertForbidden(
                        request(path).header("X-Arena", "1").header("Origin", origin),
                        "Only the arena's own pages may do that.");
            }
        }
        assertThat(cup.site().get("/api/v1/contest").statusCode()).isEqualTo(404);
    }

    @Test
    void aPreflightRequestOfAnotherSiteIsNotGranted() {
        for (String path : routes("POST")) {
            HttpResponse<String> answer = cup.site()
                    .send(HttpRequest.newBuilder(URI.create(cup.site().organisersAddress() + path))
                            .header("Origin", "http://evil.example")
                            .header("Access-Control-Request-Method", "POST")
                            .header("Access-Control-Request-Headers", "x-arena")
                            .method("OPTIONS", HttpRequest.BodyPublishers.noBody()));
            assertThat(answer.statusCode()).as(path).isGreaterThanOrEqualTo(400);
            assertThat(answer.headers().map()).doesNotContainKey("access-control-allow-origin");
        }
    }

    @Test
    void noOtherMethodDoesWhatAPostDoes() {
        for (String path : routes("POST")) {
            for (String method : List.of("PUT", "DELETE", "PATCH")) {
                HttpResponse<String> answer = cup.site()
                        .send(HttpRequest.newBuilder(URI.create(cup.site().organisersAddress() + path))
                                .method(method, HttpRequest.BodyPublishers.ofString("{}")));
                assertThat(answer.statusCode()).as(method + " " + path).isBetween(400, 499);
            }
        }
    }

    @Test
    void noConnectionIsOpenedToAPageOfAnotherSite() {
        assertThat(routes("WEBSOCKET")).hasSizeGreaterThan(3);
        for (String path : routes("WEBSOCKET")) {
            for (String origin : FOREIGN) {
                assertThatThrownBy(() -> Socket.openFrom(cup.site(), origin, path))
                        .as(path + " from " + origin)
                        .hasStackTraceContaining("403");
            }
        }
    }
}
